import * as z from "zod/mini";
import { deviceStorage } from "../text-storage.ts";

const name = "atrium-session";

const messageSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("signed-in"), memberId: z.string() }),
  z.object({ kind: z.literal("signed-out") }),
]);

/** What the tabs of a browser tell each other of who is signed in. */
export type SessionMessage = z.infer<typeof messageSchema>;

/**
 * A script that tells all other tabs, and whoever looks later. It is one of the page itself: other tabs are not to
 * wait until the page's other scripts are there.
 */
export function sessionMessageScript(message: SessionMessage): string {
  const text = literal(message);
  // A browser that keeps nothing: who comes later asks the server.
  const keep = `try{localStorage.setItem("${name}",JSON.stringify(${text}))}catch{}`;
  return `${keep}new BroadcastChannel("${name}").postMessage(${text});`;
}

/** A script that goes to an address once another tab says that somebody is signed in. */
export function followSignInScript(address: string): string {
  return `new BroadcastChannel("${name}").onmessage=({data})=>data?.kind==="signed-in"&&location.replace(${literal(address)});`;
}

function literal(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}

/** Hears what other tabs say, until what it answers is called. */
export function onSessionMessage(onMessage: (message: SessionMessage) => void): () => void {
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const message = z.safeParse(messageSchema, data);
    if (message.success) onMessage(message.data);
  };
  return () => channel.close();
}

/** What was said last in this browser, as far as it keeps anything. */
export function lastSessionMessage(): SessionMessage | undefined {
  return deviceStorage.readJson(name, messageSchema);
}
