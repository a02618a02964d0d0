import * as z from "zod/mini";
import { createListeners } from "../listeners.ts";

const channelName = "atrium-drafts";

const newsSchema = z.discriminatedUnion("kind", [
  /** What the device keeps of it is another one now, or nothing. */
  z.object({ kind: z.literal("changed"), name: z.string() }),
  /** Somebody wants to write it here: whoever has it keeps what is typed and lets go. */
  z.object({ kind: z.literal("give"), name: z.string() }),
  /** It was let go of; with what was typed there and the device may not have kept. */
  z.object({ kind: z.literal("given"), name: z.string(), texts: z.record(z.string(), z.string()) }),
  /** It is open here; `isAnswer` where it was open before. For browsers without locks. */
  z.object({ kind: z.literal("open"), name: z.string(), isAnswer: z.boolean() }),
]);

/** What the tabs of a browser tell each other of drafts; `name` as `draftName` makes it. */
export type DraftNews = z.infer<typeof newsSchema>;

const listeners = createListeners<DraftNews>();
let channel: BroadcastChannel | undefined;

/** Tells all other tabs; of a change this one too. */
export function tellDraftNews(news: DraftNews): void {
  open()?.postMessage(news);
  if (news.kind === "changed") listeners.notify(news);
}

/** Hears of drafts until what it answers is called. */
export function onDraftNews(listener: (news: DraftNews) => void): () => void {
  open();
  const unsubscribe = listeners.subscribe(listener);
  return () => {
    unsubscribe();
    if (listeners.size > 0) return;
    // An open channel keeps a page from being brought back whole by the browser's own way back.
    channel?.close();
    channel = undefined;
  };
}

function open(): BroadcastChannel | undefined {
  if (channel !== undefined || typeof BroadcastChannel === "undefined") return channel;
  channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const news = z.safeParse(newsSchema, data);
    if (news.success) listeners.notify(news.data);
  };
  return channel;
}
