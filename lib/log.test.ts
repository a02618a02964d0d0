import { randomBytes, randomUUID } from "node:crypto";
import { Writable } from "node:stream";
import { Agent, request } from "undici";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { createLog, type LogLine } from "./log.ts";
import { loggedError } from "./log-error.ts";
import { scrub } from "./log-scrub.ts";

/** What a real log writes of a line. */
function written(line: LogLine & Record<string, unknown>): string {
  let text = "";
  const destination = new Writable({
    write: (chunk, _, done) => {
      text += chunk;
      done();
    },
  });
  createLog("debug", destination).error(line);
  return text;
}

const hex = (bytes: number) => randomBytes(bytes).toString("hex");
const base64url = (bytes: number) => randomBytes(bytes).toString("base64url");

const tokens: [look: string, token: string][] = [
  ["base64url, as the embedded Space makes them", base64url(32)],
  ["base64", randomBytes(48).toString("base64")],
  ["base64 with a slash early in it", `aZ3fG414og1v6USo/${randomBytes(36).toString("hex")}`],
  ["hex", hex(20)],
  ["a JWT", [base64url(30), base64url(80), base64url(64)].join(".")],
  ["a sealed cookie", `Fe26.2*1*${hex(32)}*${base64url(16)}*${base64url(90)}*${Date.now()}*${hex(32)}~2`],
  ["a UUID", randomUUID()],
  ["a prefix and letters", `atr_live_${base64url(24)}`],
];

/** Every place of an error that somebody could have put a token into. */
const places: [place: string, make: (token: string) => unknown][] = [
  ["its message", (token) => new Error(token)],
  ["the middle of its message", (token) => new Error(`refused "${token}", try again`)],
  ["an Authorization header in its message", (token) => new Error(`sent Authorization: Bearer ${token}`)],
  ["JSON in its message", (token) => new Error(JSON.stringify({ refresh_token: token, n: 1 }))],
  ["a form in its message", (token) => new Error(`body grant=x&refresh_token=${token}&y=1`)],
  ["a query string in its message", (token) => new Error(`GET /callback?exchangeToken=${token} broke`)],
  ["an address in its message", (token) => new Error(`connect redis://user:${token}@cache.internal:6379/0`)],
  ["a message that looks like frames", (token) => new Error(`x\n    at ${token} (/app/x.js:1:1)`)],
  ["its name", (token) => Object.assign(new Error("x"), { name: token })],
  ["its code", (token) => Object.assign(new Error("x"), { code: token })],
  ["a message that was replaced", (token) => replaceMessage(new Error(`x\n    at ${token} (/app/x.js:1:1)`))],
  ["its cause", (token) => new Error("x", { cause: new Error(`with ${token}`) })],
  ["a cause that is a string", (token) => new Error("x", { cause: `with ${token}` })],
  ["a cause that is an object", (token) => new Error("x", { cause: { token, headers: { cookie: token } } })],
  ["a long chain of causes", (token) => chain(token, 40)],
  ["a circle of causes", (token) => circle(token)],
  ["one of several errors", (token) => new AggregateError([new Error(token), token, { token }], "several")],
  ["the request that it carries", (token) => Object.assign(new Error("x"), { request: requestWith(token) })],
  ["the headers that it carries", (token) => Object.assign(new Error("x"), { headers: { cookie: token } })],
  [
    "the body that it carries",
    (token) => Object.assign(new Error("x"), { body: Buffer.from(token), data: token }),
  ],
  ["a getter", (token) => Object.defineProperty(new Error("x"), "cause", { get: () => token })],
  ["a toJSON", (token) => Object.assign(new Error("x"), { toJSON: () => ({ token }) })],
  ["JSON that broke off", (token) => thrownBy(() => JSON.parse(`{"accessToken":"${token}`))],
  ["an answer that is no JSON", (token) => thrownBy(() => JSON.parse(token))],
  [
    "what a schema refused",
    (token) => thrownBy(() => z.strictObject({ a: z.url() }).parse({ a: token, [token]: token })),
  ],
  ["a header that cannot be sent", (token) => thrownBy(() => new Headers({ cookie: `${token}\n${token}` }))],
  ["an address that is none", (token) => thrownBy(() => new URL(`http://[${token}]/?q=${token}`))],
  ["a string that was thrown", (token) => `no: ${token}`],
  ["an object that was thrown", (token) => ({ message: token, stack: token })],
  ["a Response that was thrown", (token) => new Response(token, { headers: { "set-cookie": token } })],
];

function replaceMessage(error: Error): Error {
  void error.stack;
  error.message = "another";
  return error;
}

function chain(token: string, length: number): Error {
  let error = new Error(token);
  for (let i = 0; i < length; i++) error = new Error(`layer ${token}`, { cause: error });
  return error;
}

function circle(token: string): Error {
  const error = new Error(`round ${token}`);
  error.cause = error;
  return error;
}

function requestWith(token: string): Request {
  return new Request("http://space.example/x", {
    method: "POST",
    headers: { authorization: token },
    body: token,
  });
}

function thrownBy(broken: () => unknown): unknown {
  try {
    broken();
  } catch (error) {
    return error;
  }
  throw new Error("nothing was thrown");
}

/** The token itself, or so much of it that what is missing could be guessed. */
function trace(text: string, token: string): string | undefined {
  const size = Math.min(16, token.length);
  for (let at = 0; at + size <= token.length; at++) {
    const part = token.slice(at, at + size);
    if (/\d/.test(part) && text.includes(part)) return part;
  }
  return undefined;
}

describe.each(tokens)("a token that is %s", (_, token) => {
  test.each(places)("is not logged from %s", (_, make) => {
    expect(trace(written({ event: "it-broke", err: make(token) }), token)).toBeUndefined();
  });

  test("is not logged as a detail, whatever the detail is called", () => {
    const line = { event: "odd", why: token, sentence: `it was ${token}`, deep: { token }, list: [token] };
    expect(
      trace(written({ ...line, refresh_token: token, Cookie: token, "set-cookie": [token] }), token),
    ).toBeUndefined();
  });
});

test("a token is known by its look, whichever it happens to be", () => {
  const makes = [() => base64url(32), () => randomBytes(32).toString("base64"), () => hex(16), randomUUID];
  for (const make of makes) {
    for (let i = 0; i < 2_000; i++) {
      const token = make();
      expect(trace(scrub(`said ${token}, and went`), token)).toBeUndefined();
    }
  }
});

// Few of its letters are capitals, as in a path: one token in a million is like that.
test.each(["volh+SyVav+yss/t/tHIt/sHybS/d0/u", "askfmKdhnNzfFJpYoufQj+a/dopah0so"])(
  "a token with slashes is no path: %s",
  (token) => {
    expect(scrub(`said ${token}, and went`)).not.toContain(token);
  },
);

test("a short token is not logged either where something names it", () => {
  for (const text of [
    "Authorization: Bearer abc-1",
    "cookie: session=abc-1; other=abc-1",
    '{"accessToken":"abc-1","exchange_token": "abc-1"}',
    "/callback?exchangeToken=abc-1",
    "/callback?abc-1",
    "http://localhost:3000/contents?next=abc-1#x",
    "password=abc-1",
    "rediss://:abc-1@cache:6380",
  ]) {
    expect(written({ event: "x", why: text, err: new Error(text) })).not.toContain("abc-1");
  }
});

test("a field that operators don't know is not written", () => {
  const line = JSON.parse(written({ event: "x", why: "y", extra: 1, email: "z" }));
  expect(Object.keys(line).sort()).toEqual(["event", "level", "part", "time", "why"]);
});

test("e-mail addresses are not logged", () => {
  for (const email of [
    "ada@example.com",
    "ada.b+c@mail.example.co.kr",
    "민수@예시.한국",
    "o'neil@example.org",
  ]) {
    expect(written({ event: "x", why: `for ${email}.`, email, err: new Error(`<${email}>`) })).not.toContain(
      "@",
    );
  }
});

test("the error of a broken connection says where it broke, without the request", async () => {
  const token = base64url(32);
  const error = await request(`http://127.0.0.1:9/x?token=${token}`, {
    dispatcher: new Agent({ connect: { timeout: 500 } }),
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
    body: token,
  }).catch((thrown: unknown) => thrown);
  const line = written({ event: "x", err: new Error("The service could not be used", { cause: error }) });
  expect(JSON.parse(line).err.cause.code).toBe("ECONNREFUSED");
  expect(line).not.toContain(token);
});

test("what helps to find a defect stays", () => {
  const error = Object.assign(new TypeError("Cannot read properties of undefined (reading 'sys')"), {
    code: "ERR_INVALID_ARG_TYPE",
  });
  const { err, ...line } = JSON.parse(
    written({
      event: "proxy-broke",
      requestId: randomUUID(),
      action: "listContentsOfType",
      ms: 12,
      err: error,
    }),
  );
  expect(line).toMatchObject({
    level: 50,
    part: "portal",
    event: "proxy-broke",
    action: "listContentsOfType",
    ms: 12,
  });
  expect(line.requestId).toMatch(/^[0-9a-f-]{36}$/);
  expect(err).toMatchObject({ type: "TypeError", message: error.message, code: "ERR_INVALID_ARG_TYPE" });
  expect(err.stack).toMatch(/^at .*log\.test\.ts:\d+:\d+\)?\n/);
});

test.each([
  "Cannot find module '/home/portal/node_modules/@opentelemetry/sdk-trace/dist/index.mjs'",
  "listen EADDRINUSE: address already in use 127.0.0.1:3000",
  "The service could not be used: unreachable",
  "Expected double-quoted property name in JSON at position 17 (line 1 column 18)",
])("a sentence that names no secret stays as it is: %s", (sentence) => {
  expect(scrub(sentence)).toBe(sentence);
});

test("a line break in a value makes no line of its own", () => {
  const forged = 'x\n{"level":30,"event":"signed-in"}\r\n\u2028y';
  const text = written({ event: "odd", why: forged, err: new Error(forged) });
  expect(text.trimEnd().split(/[\n\r]/)).toHaveLength(1);
  expect(JSON.parse(text).event).toBe("odd");
});

test("an error that resists being read is still a line", () => {
  const hostile = new Proxy(new Error("x"), {
    get: () => {
      throw new Error("no");
    },
  });
  expect(JSON.parse(written({ event: "x", err: hostile })).err.message).toBe(
    "(an error that cannot be read)",
  );
});

test("the longest of messages does not keep the process from its work", () => {
  const before = performance.now();
  for (const long of [
    "a".repeat(5e6),
    "a.".repeat(2e6),
    "?".repeat(5e6),
    "a@".repeat(2e6),
    "token".repeat(1e6),
  ]) {
    expect(loggedError(new Error(long)).message.length).toBeLessThanOrEqual(2_000);
  }
  expect(performance.now() - before).toBeLessThan(20_000);
});

test("a line below the level is not even made", () => {
  const lines: string[] = [];
  const quiet = createLog("warn", { write: (line: string) => void lines.push(line) });
  quiet.info({
    event: "x",
    get err() {
      throw new Error("was read");
    },
  });
  expect(lines).toEqual([]);
});

test("what a client or a library says at length is cut before it is scrubbed", () => {
  const line = JSON.parse(written({ event: "x", site: "a.".repeat(100_000) }));
  expect(line.site.length).toBe(2_000);
});
