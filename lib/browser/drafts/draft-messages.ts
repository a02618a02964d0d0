import * as z from "zod/mini";
import { createListeners } from "../store.ts";

const channelName = "atrium-drafts";

const messageSchema = z.discriminatedUnion("kind", [
  /** The device stores another draft now, or none. */
  z.object({ kind: z.literal("changed"), name: z.string() }),
  /** A tab asks for the draft: the one that edits it saves and releases the lock. */
  z.object({ kind: z.literal("give"), name: z.string() }),
  /** The lock is released; `texts` were typed there, and the device may not have stored them. */
  z.object({ kind: z.literal("given"), name: z.string(), texts: z.record(z.string(), z.string()) }),
  /** It is not to be published: a form that edits it stores that too. */
  z.object({ kind: z.literal("takeBack"), name: z.string() }),
]);

/** What the tabs of a browser send each other about drafts; `name` is made by `draftName`. */
export type DraftMessage = z.infer<typeof messageSchema>;

const listeners = createListeners<DraftMessage>();
let channel: BroadcastChannel | undefined;

/** Sends to all other tabs; a change, and that a draft is taken back, to this one too. */
export function sendDraftMessage(message: DraftMessage): void {
  open().postMessage(message);
  if (message.kind === "changed" || message.kind === "takeBack") listeners.notify(message);
}

/** Returns how to unsubscribe. */
export function onDraftMessage(listener: (message: DraftMessage) => void): () => void {
  open();
  const unsubscribe = listeners.subscribe(listener);
  return () => {
    unsubscribe();
    if (listeners.size > 0) return;
    // An open channel keeps the page out of the back/forward cache.
    channel?.close();
    channel = undefined;
  };
}

function open(): BroadcastChannel {
  if (channel !== undefined) return channel;
  channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const message = z.safeParse(messageSchema, data);
    if (message.success) listeners.notify(message.data);
  };
  return channel;
}
