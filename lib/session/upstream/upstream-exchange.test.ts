import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { PassThrough, Writable } from "node:stream";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { startStubSpace } from "../testing/browser-for-tests.ts";

const space = await startStubSpace();
await space.close();
const { callUpstream, readBody, UpstreamError } = await import("./upstream.ts");
const { pageResponse } = await import("./page-call.ts");
const { UpstreamExchange } = await import("./upstream-exchange.ts");

const megabyte = 1024 * 1024;
let server: Server;
let url: string;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let connections: number;

beforeEach(async () => {
  server = createServer((request, response) => answer(request, response));
  connections = 0;
  server.on("connection", () => {
    connections += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  url = `http://127.0.0.1:${address.port}/x?y=%27'`;
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

let flooded: number;

/** 64 MB, as fast as they are taken. */
async function flood(response: ServerResponse): Promise<void> {
  flooded = 0;
  for (let n = 0; n < 64; n++) {
    flooded += megabyte;
    if (!response.write(Buffer.alloc(megabyte))) await once(response, "drain");
  }
  response.end();
}

const get = (signal?: AbortSignal) => callUpstream({ url, method: "GET", headers: {}, signal });
const kindOf = (promise: Promise<unknown>) =>
  promise.then(
    () => "answered",
    (error: unknown) => (error instanceof UpstreamError ? error.kind : error),
  );

test("path and query are sent byte for byte", async () => {
  let asked: string | undefined;
  answer = (request, response) => {
    asked = request.url;
    response.end();
  };
  (await get()).body.dump();
  expect(asked).toBe("/x?y=%27'");
});

test("a small answer goes out in one piece, with its end", async () => {
  answer = (_, response) => response.end("whole");
  const { body, status } = await get();
  const pieces: string[] = [];
  const sink = new Writable({ write: (chunk, _, done) => done(void pieces.push(String(chunk))) });
  body.flowInto(sink);
  await once(sink, "finish");
  expect([status, pieces]).toEqual([200, ["whole"]]);
});

test("early hints are not the answer", async () => {
  answer = (_, response) => {
    response.writeEarlyHints({ link: "</x>; rel=preload" });
    response.writeHead(201).end("after");
  };
  const { status, body } = await get();
  expect([status, String(await readBody(body, 100))]).toEqual([201, "after"]);
});

test("15 MB arrive whole, in both directions", async () => {
  let arrived = 0;
  answer = (request, response) => {
    request.on("data", (chunk: Buffer) => {
      arrived += chunk.length;
    });
    request.on("end", () => response.end(Buffer.alloc(15 * megabyte, "a")));
  };
  const body = new PassThrough();
  const sent = callUpstream({ url, method: "POST", headers: {}, body });
  for (let n = 0; n < 15; n++) if (!body.write(Buffer.alloc(megabyte, "b"))) await once(body, "drain");
  body.end();
  const bytes = await readBody((await sent).body, 16 * megabyte);
  expect([arrived, bytes.length]).toEqual([15 * megabyte, 15 * megabyte]);
});

test("a reader that takes its time holds up the service, and memory stays bounded", async () => {
  answer = (_, response) => void flood(response);
  const { body } = await get();
  let go = () => {};
  let taken = 0;
  const sink = new Writable({
    write: (chunk: Buffer, _, done) => {
      taken += chunk.length;
      go = done;
    },
  });
  body.flowInto(sink);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(flooded).toBeLessThan(40 * megabyte);
  sink._write = (chunk: Buffer, _, done) => {
    taken += chunk.length;
    done();
  };
  go();
  await once(sink, "finish");
  expect(taken).toBe(64 * megabyte);
});

test("an unread body applies backpressure to the service", async () => {
  answer = (_, response) => void flood(response);
  const { body } = await get();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(flooded).toBeLessThan(40 * megabyte);
  expect((await readBody(body, 65 * megabyte)).length).toBe(64 * megabyte);
});

test("an answer that breaks off is an error, however it is read", async () => {
  answer = (_, response) => {
    response.writeHead(200, { "content-length": "10" }).write("half");
    setTimeout(() => response.destroy(), 20);
  };
  expect(await kindOf(get().then(({ body }) => readBody(body, 100)))).toBe("unreachable");
  const sink = new PassThrough();
  const broken = once(sink, "error");
  (await get()).body.flowInto(sink);
  await broken;
  expect(sink.destroyed).toBe(true);
});

test("the client leaves: before the answer, and in the middle of it", async () => {
  let closed = 0;
  const early = new AbortController();
  answer = (request, response) => {
    response.once("close", () => {
      closed += 1;
    });
    if (request.headers.begins) response.writeHead(200).write("begin");
    else early.abort();
  };
  expect(await kindOf(get(early.signal))).toBe("aborted");
  const late = new AbortController();
  const { body } = await callUpstream({
    url,
    method: "GET",
    headers: { begins: "1" },
    signal: late.signal,
  });
  const sink = new PassThrough();
  const broken = once(sink, "error");
  body.flowInto(sink);
  late.abort();
  await broken;
  await expect.poll(() => closed).toBe(2);
  expect(await kindOf(get(AbortSignal.abort()))).toBe("aborted");
});

test("a call that still waits for a connection ends at once, and is not sent later", async () => {
  const exchange = new UpstreamExchange();
  exchange.abort(new Error("gone"));
  await expect(exchange.answered).rejects.toThrow("gone");
  const reasons: unknown[] = [];
  exchange.onRequestStart({
    aborted: false,
    paused: false,
    reason: null,
    abort: (reason) => reasons.push(reason),
    pause: () => undefined,
    resume: () => undefined,
  });
  expect(reasons).toEqual([new Error("gone")]);
});

test("a service that does not begin to answer in time is a time-out", async () => {
  answer = () => undefined;
  expect(await kindOf(get(AbortSignal.timeout(50)))).toBe("timeout");
});

describe("a body, with sixty seconds for it", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
  afterEach(() => void vi.useRealTimers());

  async function begun(sink?: Writable) {
    const reasons: unknown[] = [];
    const controller = {
      ...{ aborted: false, paused: false, reason: null, pause: () => undefined, resume: () => undefined },
      abort: (reason: Error) => reasons.push(reason),
    };
    const exchange = new UpstreamExchange();
    exchange.onResponseStart(controller, 200, {});
    const { body } = await exchange.answered;
    const take = (bytes = 1) => exchange.onResponseData(controller, Buffer.alloc(bytes));
    if (sink !== undefined) body.flowInto(sink);
    return { body, reasons, take, exchange };
  }

  test("ends when it drips", async () => {
    const { reasons, take } = await begun(new PassThrough());
    for (let seconds = 0; seconds < 59; seconds++) {
      vi.advanceTimersByTime(1_000);
      take();
    }
    expect(reasons).toEqual([]);
    vi.advanceTimersByTime(1_000);
    expect(reasons).toEqual([expect.objectContaining({ code: "UND_ERR_BODY_TIMEOUT" })]);
  });

  test("ends when it drips after more than its reader took at once", async () => {
    const { body, reasons, take } = await begun();
    const stream = body.readable().on("error", () => undefined);
    take(1024 * 1024);
    stream.resume();
    for (let seconds = 0; seconds < 60; seconds += 10) {
      await new Promise(setImmediate);
      vi.advanceTimersByTime(10_000);
      take();
    }
    expect(reasons).toHaveLength(1);
  });

  test("waits as long for each pause of a slow reader", async () => {
    const slow = new Writable({ highWaterMark: 1, write: () => undefined });
    const { reasons, take } = await begun(slow);
    vi.advanceTimersByTime(50_000);
    take();
    vi.advanceTimersByTime(50_000);
    slow.emit("drain");
    vi.advanceTimersByTime(50_000);
    take();
    expect(reasons).toEqual([]);
    vi.advanceTimersByTime(60_000);
    expect(reasons).toHaveLength(1);
  });

  test("needs no more time once it is whole", async () => {
    const { reasons, exchange } = await begun(new PassThrough());
    exchange.onResponseEnd();
    vi.advanceTimersByTime(120_000);
    expect(reasons).toEqual([]);
  });
});

test("a stream that its reader leaves ends the call", async () => {
  let closed = false;
  answer = (_, response) => {
    response.once("close", () => {
      closed = true;
    });
    response.writeHead(200).write("begin");
  };
  const { body } = await get();
  body.readable().destroy();
  await expect.poll(() => closed).toBe(true);
});

test("a discarded answer frees its connection; a long one closes it", async () => {
  answer = (_, response) => response.end("short");
  (await get()).body.dump();
  await new Promise((resolve) => setTimeout(resolve, 20));
  await readBody((await get()).body, 100);
  expect(connections).toBe(1);
  let closed = false;
  answer = (_, response) => {
    response.once("close", () => {
      closed = true;
    });
    response.write(Buffer.alloc(megabyte));
  };
  (await get()).body.dump();
  await expect.poll(() => closed).toBe(true);
});

test("an answer that is too long for a page has an error code of its own", async () => {
  answer = (_, response) => void flood(response);
  await expect(pageResponse(await get())).rejects.toMatchObject({ status: 502, code: "UnreadableAnswer" });
});
