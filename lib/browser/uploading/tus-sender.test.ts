import { Buffer } from "node:buffer";
import type { HttpStack } from "tus-js-client";
import { expect, test } from "vitest";
import { tusSender } from "./tus-sender.ts";

interface Sent {
  method: string;
  key: string | undefined;
}

/** Sends three bytes; each request gets the next status, or no answer for 0. */
async function send(statuses: readonly number[], location = "/resumable/u1") {
  const sent: Sent[] = [];
  const httpStack: HttpStack = {
    getName: () => "answers of the test",
    createRequest: (method, url) => {
      const headers = new Map<string, string>();
      return {
        getMethod: () => method,
        getURL: () => url,
        setHeader: (name, value) => void headers.set(name, value),
        getHeader: (name) => headers.get(name),
        setProgressHandler: () => undefined,
        send: async () => {
          const status = statuses[sent.length] ?? 0;
          sent.push({ method, key: headers.get("idempotency-key") });
          if (status === 0) throw new Error("The connection was closed.");
          const answered: Record<string, string> = {
            ...{ Location: location, "Upload-Offset": "3" },
            ...(status === 429 && { "Retry-After": "7" }),
          };
          return {
            getStatus: () => status,
            getHeader: (name: string) => answered[name],
            getBody: () => "",
            getUnderlyingObject: () => undefined,
          };
        },
        abort: async () => undefined,
        getUnderlyingObject: () => undefined,
      };
    },
  };
  const value = Object.assign(Buffer.from("abc"), { size: 3 });
  const openFile = async () => ({
    size: 3,
    slice: async () => ({ value, done: true }),
    close: () => undefined,
  });
  const sendFile = tusSender({
    endpoint: "http://portal.test/resumable",
    headers: () => ({}),
    options: { httpStack, fileReader: { openFile }, retryDelays: [0, 0] },
  });
  const result = await sendFile(
    { file: new Blob(["abc"]), contentType: "text/plain" },
    { signal: new AbortController().signal, onUrl: () => undefined, onBytes: () => undefined },
  );
  return { sent, result };
}

test("a creation whose answer was lost is repeated with the same key", async () => {
  const { sent, result } = await send([0, 201]);
  expect(result).toEqual({ uploadId: "u1" });
  expect(sent.map(({ method }) => method)).toEqual(["POST", "POST"]);
  expect(sent[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
  expect(sent[1]?.key).toBe(sent[0]?.key);
});

test("a creation that was answered with an error is another write", async () => {
  const { sent } = await send([503, 201]);
  expect(sent[1]?.key).not.toBe(sent[0]?.key);
});

test("the answer to too many requests says when to send again", async () => {
  const { result } = await send([429]);
  expect(result).toMatchObject({ status: 429, retryAfterMs: 7_000 });
});

test("the id of an Upload is decoded from its URL", async () => {
  const { result } = await send([201], "/resumable/a%2Bb%3D");
  expect(result).toEqual({ uploadId: "a+b=" });
});
