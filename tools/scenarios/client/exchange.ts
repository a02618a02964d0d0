import { type IncomingHttpHeaders, type IncomingMessage, request } from "node:http";
import type { Answer } from "../adapter.ts";

/** What goes over the wire. */
export interface WireRequest {
  /** The instance: "http://127.0.0.1:4711". */
  address: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string | Uint8Array | undefined;
  signal?: AbortSignal | undefined;
  /** Called with each piece of the answer as it comes. */
  onPiece?: ((piece: Buffer) => void) | undefined;
}

/** No answer came, or it broke off: the instance has gone, or the browser went away. */
export class ConnectionLost extends Error {
  override readonly name = "ConnectionLost";
  /** Whether anything can have reached the instance. */
  readonly refused: boolean;

  constructor(cause: unknown) {
    super(`The connection was lost: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.refused = cause instanceof Error && "code" in cause && cause.code === "ECONNREFUSED";
  }
}

const patienceMs = 40_000;

/** Sends one request on a connection of its own, and reads the whole answer. Throws `ConnectionLost`. */
export function exchange(wire: WireRequest): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const fail = (error: unknown) => reject(new ConnectionLost(error));
    const { hostname, port } = new URL(wire.address);
    const outgoing = request({
      hostname,
      port,
      method: wire.method,
      // As it is: `new URL` would tidy up what D9 sends.
      path: wire.path,
      headers: wire.headers,
      agent: false,
      ...(wire.signal === undefined ? {} : { signal: wire.signal }),
    });
    outgoing.setTimeout(patienceMs, () => outgoing.destroy(new Error(`no answer in ${patienceMs} ms`)));
    outgoing.once("error", fail);
    outgoing.once("response", (incoming) => {
      read(incoming, wire.onPiece).then((bytes) => resolve(answerOf(incoming, bytes)), fail);
    });
    outgoing.end(wire.body);
  });
}

async function read(incoming: IncomingMessage, onPiece?: (piece: Buffer) => void): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of incoming) {
    pieces.push(piece);
    onPiece?.(piece);
  }
  return Buffer.concat(pieces);
}

function answerOf(incoming: IncomingMessage, bytes: Buffer): Answer {
  const text = bytes.toString();
  return {
    status: incoming.statusCode ?? 0,
    headers: headersOf(incoming.headers),
    setCookies: incoming.headers["set-cookie"] ?? [],
    bytes,
    text,
    json: jsonOf(text),
  };
}

function headersOf(incoming: IncomingHttpHeaders): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming)) {
    for (const one of [value ?? []].flat()) headers.append(name, one);
  }
  return headers;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
