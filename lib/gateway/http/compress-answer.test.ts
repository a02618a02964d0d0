import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, get, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { buffer, text } from "node:stream/consumers";
import {
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  createBrotliDecompress,
  createGunzip,
} from "node:zlib";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { compressAnswer } from "./compress-answer.ts";

const piece = "<p>A walk along the shore, from the harbour to the lighthouse.</p>".repeat(60);
let server: Server;
let write: (response: ServerResponse & { flush?: () => void }) => void;

beforeEach(async () => {
  server = createServer((request, response) => {
    compressAnswer(request, response);
    response.setHeader("content-type", "text/html; charset=utf-8");
    write(response);
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

test("written pieces are sent before the answer ends", async () => {
  let finish = () => {};
  write = (response) => {
    response.write(piece);
    finish = () => response.end("<p>The end</p>");
  };
  const shown = (await ask("br")).pipe(createBrotliDecompress()).setEncoding("utf8");
  const [first] = await once(shown, "data");
  expect(piece.startsWith(first)).toBe(true);
  finish();
  expect(first + (await text(shown))).toBe(`${piece}<p>The end</p>`);
});

test("headers and pieces of a moment are sent as one", async () => {
  const pieces = Array.from({ length: 40 }, (_, at) => piece.replaceAll("shore", `shore ${at}`));
  let arrived: number | undefined;
  write = async (response) => {
    const socketWrite = vi.spyOn(response.socket as Socket, "write");
    response.flushHeaders();
    for (const each of pieces) {
      response.write(each);
      response.flush?.();
      if (each.includes("shore 20")) await new Promise(setImmediate);
    }
    arrived = socketWrite.mock.calls.length;
    response.end(null);
  };
  const sent = await buffer(await ask("br"));
  expect(arrived).toBe(0);
  expect(String(brotliDecompressSync(sent))).toBe(pieces.join(""));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };
  expect(sent.length).toBeLessThan(brotliCompressSync(pieces.join(""), { params }).length + 20);
});

test("write returns false while the reader is slower, and drain follows", async () => {
  const noise = Array.from({ length: 60 }, () => randomBytes(100_000));
  let waits = 0;
  write = async (response) => {
    let goOn = () => {};
    response.on("drain", () => goOn());
    for (const each of noise) {
      if (!response.write(each)) {
        waits += 1;
        await new Promise<void>((resolve) => {
          goOn = resolve;
        });
      }
      await new Promise(setImmediate);
    }
    response.end();
  };
  expect((await buffer((await ask("br")).pipe(createBrotliDecompress()))).equals(Buffer.concat(noise))).toBe(
    true,
  );
  expect(waits).toBeGreaterThan(0);
});

test("a reader that disconnects breaks nothing", async () => {
  let ended = () => {};
  const end = new Promise<void>((resolve) => {
    ended = resolve;
  });
  write = (response) => {
    response.write(piece);
    response.once("close", () => {
      response.write(piece);
      response.end(piece);
      setImmediate(() => setImmediate(ended));
    });
  };
  const answer = await ask("br");
  answer.destroy();
  await end;
  write = (response) => response.end(piece);
  expect((await ask()).statusCode).toBe(200);
});
