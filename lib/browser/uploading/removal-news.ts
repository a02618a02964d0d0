const channelName = "atrium-uploads";
/** A tab that does not answer by then may be frozen. */
const longestWaitMs = 1_500;

/** Tells other tabs that an upload which was taken from this one is removed. */
export function tellRemoved(id: string): void {
  if (typeof BroadcastChannel === "undefined") return;
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(id);
  channel.close();
}

/** Takes an upload from another tab; answers whether that tab has removed it. */
export async function whenRemoved(id: string, take: () => Promise<unknown>): Promise<boolean> {
  if (typeof BroadcastChannel === "undefined") return false;
  const channel = new BroadcastChannel(channelName);
  const answer = new Promise<boolean>((resolve) => {
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (data === id) resolve(true);
    };
    setTimeout(resolve, longestWaitMs, false);
  });
  await take();
  const isRemoved = await answer;
  channel.close();
  return isRemoved;
}
