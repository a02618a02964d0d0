import { once } from "node:events";
import { Readable } from "node:stream";
import { Worker } from "node:worker_threads";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startStubSpace } from "../testing/browser-for-tests.ts";

const space = await startStubSpace();
await space.close();
const { callUpstream, readBody } = await import("./upstream.ts");

const refusal = JSON.stringify({ sys: { type: "Error", id: "TooLarge" } });
const answer = `HTTP/1.1 413 Content Too Large\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${refusal.length}\r\n\r\n${refusal}`;

/** A service that reads the head of a request alone, and closes: with bytes of the body unread, that is a reset. */
const service = `
  const { parentPort, workerData } = require("node:worker_threads");
  const server = require("node:net").createServer((socket) => {
    socket.on("error", () => undefined);
    socket.once("data", (head) => {
      socket.pause();
      if (String(head).startsWith("POST /silent")) socket.resetAndDestroy();
      else socket.write(workerData, () => socket.resetAndDestroy());
    });
  });
  server.listen(0, "127.0.0.1", () => parentPort.postMessage(server.address().port));`;

let worker: Worker;
let origin: string;

beforeAll(async () => {
  // In a thread of its own: it answers while this one is busy.
  worker = new Worker(service, { eval: true, workerData: answer });
  const [port] = await once(worker, "message");
  origin = `http://127.0.0.1:${port}`;
});

afterAll(() => worker.terminate());

/** A body of which this thread writes a piece before it looks at what has come in the meantime. */
async function* bodyOfABusyThread() {
  for (let piece = 0; piece < 8; piece++) {
    yield Buffer.alloc(64 * 1024);
    for (const untilMs = performance.now() + 20; performance.now() < untilMs; );
  }
}

const send = (path: string) =>
  callUpstream({
    url: origin + path,
    method: "POST",
    headers: {},
    body: Readable.from(bodyOfABusyThread(), { objectMode: false }),
  });

test("a refusal that comes before the body is sent is read, although the connection is reset", async () => {
  for (let round = 0; round < 5; round++) {
    const { status, body } = await send("/");
    expect([round, status, (await readBody(body, 1000)).toString()]).toEqual([round, 413, refusal]);
  }
});

test("a connection that is reset without an answer is an error all the same", async () => {
  await expect(send("/silent")).rejects.toMatchObject({ kind: "unreachable", sent: true });
});
