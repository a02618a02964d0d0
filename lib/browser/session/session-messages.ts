import * as z from "zod/mini";
import { scriptLiteral } from "../inline-script.ts";
import { deviceStorage } from "../text-storage.ts";

const name = "atrium-session";
let isSigningOut = false;

const messageSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("signed-in"), memberId: z.string() }),
  z.object({ kind: z.literal("signed-out") }),
]);

/** Messages between tabs about who is signed in. */
export type SessionMessage = z.infer<typeof messageSchema>;

/**
 * A script that notifies other tabs, now and later. Inline, so that it doesn't wait for the page's other
 * scripts.
 */
export function sessionMessageScript(message: SessionMessage): string {
  const text = scriptLiteral(message);
  // Without storage, later tabs ask the server.
  const keep = `try{localStorage.setItem("${name}",JSON.stringify(${text}))}catch{}`;
  return `${keep}new BroadcastChannel("${name}").postMessage(${text});`;
}

/** A script that navigates once another tab signs in. */
export function followSignInScript(address: string): string {
  return `new BroadcastChannel("${name}").onmessage=({data})=>data?.kind==="signed-in"&&location.replace(${scriptLiteral(address)});`;
}

/** Subscribes to other tabs' messages. */
export function onSessionMessage(onMessage: (message: SessionMessage) => void): () => void {
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const message = z.safeParse(messageSchema, data);
    if (message.success) onMessage(message.data);
  };
  return () => channel.close();
}

/** Notes a sign-out that is about to be sent; other tabs aren't notified. The next page of a member notes that one. */
export function noteSignOut(): void {
  isSigningOut = true;
  write({ kind: "signed-out" });
}

/** Notes that the sign-out was not sent. */
export function noteStay(memberId: string): void {
  isSigningOut = false;
  write({ kind: "signed-in", memberId });
}

const write = (message: SessionMessage) => deviceStorage.write(name, JSON.stringify(message));

/** Whether this page has noted a sign-out, and leaves for the answer to it. */
export const isSigningOutHere = () => isSigningOut;

export function lastSessionMessage(): SessionMessage | undefined {
  return deviceStorage.readJson(name, messageSchema);
}
