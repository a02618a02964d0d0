const channelName = "atrium-uploads";
/** A tab that does not answer by then may be frozen. */
const longestSilenceMs = 1_500;
const longestRemovalMs = 10_000;

interface RemovalMessage {
  id: string;
  /** Otherwise the removal has begun. */
  isRemoved: boolean;
}

/** Tells other tabs that an upload which was taken from this one is being removed, or is removed. */
export function tellRemoval(message: RemovalMessage): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(message);
  channel.close();
}

/** Takes an upload from another tab; resolves to whether that tab has removed it. */
export async function whenRemoved(id: string, take: () => Promise<unknown>): Promise<boolean> {
  const channel = new BroadcastChannel(channelName);
  const answer = new Promise<boolean>((resolve) => {
    let timer = setTimeout(resolve, longestSilenceMs, false);
    channel.onmessage = ({ data }: MessageEvent<RemovalMessage>) => {
      if (data.id !== id) return;
      clearTimeout(timer);
      if (data.isRemoved) resolve(true);
      else timer = setTimeout(resolve, longestRemovalMs, false);
    };
  });
  await take();
  const isRemoved = await answer;
  channel.close();
  return isRemoved;
}
