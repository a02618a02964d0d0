import { Agent, createServer, type IncomingMessage, request, type Server } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { decodeBody } from "./decode-body.ts";

/** One call as it went over the wire. */
export interface Exchange {
  at: string;
  method: string;
  /** With its query. */
  path: string;
  requestHeaders: [name: string, value: string][];
  requestBody: string;
  /** 0 when no answer came. */
  status: number;
  responseHeaders: [name: string, value: string][];
  /** Decompressed, as Latin-1; what had come of it when one side broke off. */
  responseBody: string;
}

interface RecordingProxy {
  port: number;
  /** The address that it passes calls on to. */
  target: string;
  record: (exchange: Exchange) => void;
  /** Returns whether the answer had been noted before: its body is then left out, and not decoded. */
  noteFile?: (path: string, status: number, bytes: number) => boolean;
}

/** As in the portal. After Node's default of five seconds, requests could hit a connection that is just being closed. */
const keepAliveMs = 75_000;
const ofTheConnection = new Set(["connection", "keep-alive", "transfer-encoding"]);

/** Forwards every call and records it once it is over, also if it broke off. When one side closes, so does the other. */
export async function startRecordingProxy({
  port,
  target,
  record,
  noteFile = () => false,
}: RecordingProxy): Promise<Server> {
  // A connection for each call would cost more than the call.
  const agent = new Agent({ keepAlive: true });
  const server = createServer((incoming, response) => {
    const outgoing = request(new URL(incoming.url ?? "/", target), {
      method: incoming.method,
      headers: incoming.headers,
      agent,
    });
    const mostBytes = /\/uploads(\/|$)/.test(incoming.url ?? "") ? mostOfFile : undefined;
    const call: Call = { incoming, sent: collect(incoming, mostBytes), answer: undefined, received: [] };
    const keep = once(() => record(exchange(call, noteFile)));
    incoming.pipe(outgoing);
    outgoing.once("error", () => response.destroy());
    outgoing.once("close", keep);
    response.once("close", () => outgoing.destroy());
    outgoing.once("response", async (answer) => {
      call.answer = answer;
      await pause(heldBackMs(incoming.url));
      call.received = collect(answer);
      // Recorded before its last byte is passed on, so that a record exists once the answer arrives.
      answer.once("end", keep);
      response.writeHead(answer.statusCode ?? 502, pairs(answer).filter(isPassedOn).flat());
      answer.pipe(response);
      answer.once("error", () => response.destroy());
    });
  });
  server.keepAliveTimeout = keepAliveMs;
  server.once("close", () => agent.destroy());
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(port, "127.0.0.1", resolve);
  });
  return server;
}

/** A request that contains `held500ms` is answered half a second later. */
function heldBackMs(path = ""): number {
  return Number(/held(\d+)ms/.exec(path)?.[1] ?? 0);
}

interface Call {
  incoming: IncomingMessage;
  sent: Buffer[];
  answer: IncomingMessage | undefined;
  received: Buffer[];
}

function exchange(
  { incoming, sent, answer, received }: Call,
  noteFile: NonNullable<RecordingProxy["noteFile"]>,
): Exchange {
  const { method = "", url = "", rawHeaders } = incoming;
  const status = answer?.statusCode ?? 0;
  const body = Buffer.concat(received);
  const encoding = answer?.headers["content-encoding"];
  return {
    at: new Date().toISOString(),
    method,
    path: url,
    requestHeaders: inPairs(rawHeaders),
    requestBody: Buffer.concat(sent).toString("latin1"),
    status,
    responseHeaders: answer === undefined ? [] : pairs(answer),
    responseBody: noteFile(url, status, body.length) ? "" : decodeBody(body, encoding).toString("latin1"),
  };
}

function once(act: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) act();
    isDone = true;
  };
}

/** So much of a file that is uploaded: its hundreds of megabytes have no place in a recording. */
const mostOfFile = 16_384;

function collect(message: IncomingMessage, mostBytes = Number.POSITIVE_INFINITY): Buffer[] {
  const chunks: Buffer[] = [];
  let size = 0;
  message.on("data", (chunk: Buffer) => {
    if (size < mostBytes) chunks.push(chunk);
    size += chunk.length;
  });
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
