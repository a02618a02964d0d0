import { once } from "node:events";
import { createServer, get, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { createBrotliDecompress, createGunzip } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { compressAnswer } from "./compress-answer.ts";

const piece = "<p>A walk along the shore, from the harbour to the lighthouse.</p>".repeat(60);
let server: Server;
let write: (response: ServerResponse & { flush?: () => void }) => void;

beforeEach(async () => {
  server = createServer((request, response) => {
    compressAnswer(request, response, () => {
      response.setHeader("content-type", "text/html; charset=utf-8");
      write(response);
    });
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
});

afterEach(() => server.close());

async function ask(accepted?: string): Promise<IncomingMessage> {
  const { port } = server.address() as AddressInfo;
  const headers = accepted === undefined ? {} : { "accept-encoding": accepted };
  const [answer] = await once(get({ port, host: "127.0.0.1", headers }), "response");
  return answer;
}

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate", "gzip"],
  [undefined, undefined],
])("for a browser that takes %s it is %s", async (accepted, encoding) => {
  write = (response) => response.end(piece);
  const answer = await ask(accepted);
  expect(answer.headers["content-encoding"]).toBe(encoding);
  expect(answer.headers.vary).toBe("Accept-Encoding");
  const plain =
    encoding === "br"
      ? answer.pipe(createBrotliDecompress())
      : encoding === "gzip"
        ? answer.pipe(createGunzip())
        : answer;
  expect(await text(plain)).toBe(piece);
});

test("what is flushed comes before the rest is written", async () => {
  let finish = () => {};
  write = (response) => {
    response.write(piece);
    response.flush?.();
    finish = () => response.end("<p>The end</p>");
  };
  const shown = (await ask("br")).pipe(createBrotliDecompress()).setEncoding("utf8");
  const [first] = await once(shown, "data");
  expect(piece.startsWith(first)).toBe(true);
  finish();
  expect(first + (await text(shown))).toBe(`${piece}<p>The end</p>`);
});
