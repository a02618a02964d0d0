import { createServer, type IncomingMessage, request, type Server } from "node:http";
import { brotliDecompressSync, gunzipSync, inflateSync, zstdDecompressSync } from "node:zlib";

/** One call as it went over the wire. */
export interface Exchange {
  at: string;
  method: string;
  /** With its query. */
  path: string;
  requestHeaders: [name: string, value: string][];
  requestBody: string;
  status: number;
  responseHeaders: [name: string, value: string][];
  /** Decompressed; as Latin-1 where it is no text. */
  responseBody: string;
}

interface RecordingProxy {
  port: number;
  /** The address that it passes calls on to. */
  target: string;
  record: (exchange: Exchange) => void;
}

const ofTheConnection = new Set(["connection", "keep-alive", "transfer-encoding"]);
const decoders = new Map<string, (body: Buffer) => Buffer>([
  ["gzip", gunzipSync],
  ["br", brotliDecompressSync],
  ["deflate", inflateSync],
  ["zstd", zstdDecompressSync],
]);

/** Passes every call on as it is, and tells what it was once it is over. An end of one side ends the other. */
export async function startRecordingProxy({ port, target, record }: RecordingProxy): Promise<Server> {
  const server = createServer((incoming, response) => {
    const outgoing = request(new URL(incoming.url ?? "/", target), {
      method: incoming.method,
      headers: incoming.headers,
      agent: false,
    });
    const sent = collect(incoming);
    incoming.pipe(outgoing);
    outgoing.once("error", () => response.destroy());
    response.once("close", () => outgoing.destroy());
    outgoing.once("response", (answer) => {
      const received = collect(answer);
      response.writeHead(answer.statusCode ?? 502, pairs(answer).filter(isPassedOn).flat());
      answer.pipe(response);
      answer.once("end", () => record(exchange(incoming, sent, answer, received)));
      answer.once("error", () => response.destroy());
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(port, "127.0.0.1", resolve);
  });
  return server;
}

function exchange(
  { method = "", url = "", rawHeaders }: IncomingMessage,
  sent: Buffer[],
  answer: IncomingMessage,
  received: Buffer[],
): Exchange {
  const decode = decoders.get(answer.headers["content-encoding"] ?? "") ?? ((body: Buffer) => body);
  return {
    at: new Date().toISOString(),
    method,
    path: url,
    requestHeaders: inPairs(rawHeaders),
    requestBody: Buffer.concat(sent).toString("latin1"),
    status: answer.statusCode ?? 0,
    responseHeaders: pairs(answer),
    responseBody: decode(Buffer.concat(received)).toString("latin1"),
  };
}

function collect(message: IncomingMessage): Buffer[] {
  const chunks: Buffer[] = [];
  message.on("data", (chunk: Buffer) => chunks.push(chunk));
  return chunks;
}

function isPassedOn([name]: [string, string]): boolean {
  return !ofTheConnection.has(name.toLowerCase());
}

function pairs({ rawHeaders }: IncomingMessage): [string, string][] {
  return inPairs(rawHeaders);
}

function inPairs(raw: readonly string[]): [string, string][] {
  const found: [string, string][] = [];
  for (let index = 0; index + 1 < raw.length; index += 2) {
    found.push([raw[index] ?? "", raw[index + 1] ?? ""]);
  }
  return found;
}
