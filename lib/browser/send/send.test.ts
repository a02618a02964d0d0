import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { sendBy } from "./send.ts";

interface Turn {
  /** None: the connection stays open, and nothing comes. */
  status?: number;
  code?: string;
  retryAfter?: string;
}

let server: Server;
let turns: Turn[];
let asked: { url: string | undefined; headers: IncomingHttpHeaders; body: string }[];

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    asked.push({ url: request.url, headers: request.headers, body });
    const { status, code, retryAfter } = turns.shift() ?? { status: 200 };
    if (status === undefined) return;
    if (retryAfter !== undefined) response.setHeader("retry-after", retryAfter);
    response.writeHead(status, { "content-type": "application/json" });
    response.end(JSON.stringify({ sys: { type: "Error", id: code }, message: code }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => server.close());
afterEach(() => void vi.useRealTimers());
beforeEach(() => {
  turns = [];
  asked = [];
});

const send = sendBy<"read">(() => ({
  method: "POST",
  address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/there`,
  identity: { "x-member": "ada" },
}));

test("a call carries its page's member, its endpoint and its body", async () => {
  await send({ endpoint: "read", query: "limit=1", body: { a: 1 }, version: 3, advancedSearch: true });
  expect(asked).toEqual([
    {
      url: "/there?limit=1",
      body: '{"a":1}',
      headers: expect.objectContaining({
        "x-portal": "1",
        "x-member": "ada",
        "content-type": "application/json",
        "x-service-version": "3",
        "x-service-advanced-search": "true",
      }),
    },
  ]);
});

test("Retry is sent again at once, and only once", async () => {
  turns = [{ status: 409, code: "Retry" }];
  expect((await send({ endpoint: "read" })).status).toBe(200);
  turns = [
    { status: 409, code: "Retry" },
    { status: 409, code: "Retry" },
  ];
  expect((await send({ endpoint: "read" })).status).toBe(409);
  expect(asked).toHaveLength(4);
});

test("429 is sent again after its wait, three times at the most", async () => {
  turns = Array.from({ length: 4 }, () => ({ status: 429, retryAfter: "0.02" }));
  expect((await send({ endpoint: "read" })).status).toBe(429);
  expect(asked).toHaveLength(3);
});

test.each([
  [90_000, undefined],
  [90_000 + 1_000, "a".repeat(4_000 - '""'.length)],
  [90_000 + 3_000, `${"물".repeat(3_999)}a`],
])("an answer that does not come in %d ms means that the service cannot be reached", async (ms, body) => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  turns = [{}];
  const sent = vi.fn();
  const arrives = once(server, "request");
  const sending = send({ endpoint: "read", body }).catch(sent);
  await arrives;
  vi.advanceTimersByTime(ms - 1);
  await new Promise(setImmediate);
  expect(sent).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  await sending;
  expect(sent).toHaveBeenCalledWith(expect.objectContaining({ status: 0, code: "Unreachable" }));
});

test("a wait ends with the call", async () => {
  turns = [{ status: 429, retryAfter: "30" }];
  const leaving = new AbortController();
  const sent = send({ endpoint: "read", signal: leaving.signal });
  await expect.poll(() => asked.length).toBe(1);
  // The answer is here by then, and the wait has begun.
  await new Promise((resolve) => setTimeout(resolve, 100));
  leaving.abort(new Error("left"));
  await expect(sent).rejects.toThrow("left");
});

test.each([
  [401, "SessionEnded"],
  [409, "OtherMember"],
])("%i %s is no answer to go on with", async (status, code) => {
  turns = [{ status, code }];
  await expect(send({ endpoint: "read" })).rejects.toMatchObject({ code });
});

test("a service that is not there is Unreachable", async () => {
  const nowhere = sendBy<"read">(() => ({ method: "GET", address: "http://127.0.0.1:1/", identity: {} }));
  await expect(nowhere({ endpoint: "read" })).rejects.toMatchObject({ status: 0, code: "Unreachable" });
});

test("a write has a key of its own, which a retry after a refusal keeps", async () => {
  turns = [
    { status: 409, code: "Retry" },
    { status: 429, retryAfter: "0" },
  ];
  await send({ endpoint: "read" });
  await send({ endpoint: "read" });
  const keys = asked.map(({ headers }) => headers["idempotency-key"]);
  expect(keys).toHaveLength(4);
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(new Set(keys.slice(0, 3)).size).toBe(1);
  expect(keys[3]).not.toBe(keys[0]);
});

test("a read has no key", async () => {
  const read = sendBy<"read">(() => ({
    method: "GET",
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/there`,
    identity: {},
  }));
  await read({ endpoint: "read" });
  expect(asked[0]?.headers["idempotency-key"]).toBeUndefined();
});
