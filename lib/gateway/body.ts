import { Readable } from "node:stream";

/** Bodies up to this size are kept, so that the call can be sent again with a new pair. */
export const keptBytes = 256 * 1024;

export interface OutgoingBody {
  body: Uint8Array | Readable | undefined;
  repeatable: boolean;
}

/** A request's body: kept when it says that it is small, passed on as a stream otherwise. */
export async function outgoingBody(request: Request): Promise<OutgoingBody> {
  if (request.body === null) return { body: undefined, repeatable: true };
  const length = Number(request.headers.get("content-length") ?? Number.NaN);
  if (length <= keptBytes) return { body: new Uint8Array(await request.arrayBuffer()), repeatable: true };
  return { body: Readable.from(request.body, { objectMode: false }), repeatable: false };
}
