import type { FastifyInstance } from "fastify";
import { writeJson } from "#service/written-json.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** Bytes too, which Fastify's own types leave out. */
    setReplySerializer(write: (payload: unknown) => string | Buffer): FastifyInstance;
  }
}

const encoder = new TextEncoder();
const scratch = new Uint8Array(1024 * 1024);
const mostBytesOfUnit = 3;

/** Bodies are sent as bytes, made once: Node.js would count a text's bytes, put it behind the headers and encode both anew. */
export function sendBytes(app: FastifyInstance): void {
  app.setReplySerializer((payload) => writeJson(payload));
  app.addHook("onSend", (_request, _reply, payload, done) => {
    done(null, typeof payload === "string" ? bytesOf(payload) : payload);
  });
}

/** `encodeInto` takes a fifth of the time of `Buffer.from` where a text is not Latin alone. */
function bytesOf(text: string): Buffer {
  if (text.length * mostBytesOfUnit > scratch.length) return Buffer.from(text);
  const { written } = encoder.encodeInto(text, scratch);
  return Buffer.from(scratch.subarray(0, written));
}
