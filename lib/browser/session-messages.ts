import * as z from "zod/mini";

const name = "atrium-session";

const messageSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("signed-in"), memberId: z.string() }),
  z.object({ kind: z.literal("signed-out") }),
]);

/** What the tabs of a browser tell each other of who is signed in. */
export type SessionMessage = z.infer<typeof messageSchema>;

/** Tells all other tabs, and whoever looks later. */
export function saySession(message: SessionMessage): void {
  try {
    localStorage.setItem(name, JSON.stringify(message));
  } catch {
    // A browser that keeps nothing: who comes later asks the server.
  }
  const channel = new BroadcastChannel(name);
  channel.postMessage(message);
  channel.close();
}

/** The same as a script of a page that has no others, or whose others come too late. */
export function scriptThatSays(message: SessionMessage): string {
  const text = JSON.stringify(message).replaceAll("<", "\\u003c");
  return `try{localStorage.setItem("${name}",JSON.stringify(${text}))}catch{}new BroadcastChannel("${name}").postMessage(${text});`;
}

/** Hears what other tabs say, until what it answers is called. */
export function hearSession(onMessage: (message: SessionMessage) => void): () => void {
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const message = z.safeParse(messageSchema, data);
    if (message.success) onMessage(message.data);
  };
  return () => channel.close();
}

/** What was said last in this browser, as far as it keeps anything. */
export function lastSaid(): SessionMessage | undefined {
  try {
    const message = z.safeParse(messageSchema, JSON.parse(localStorage.getItem(name) ?? "null"));
    return message.success ? message.data : undefined;
  } catch {
    return undefined;
  }
}
