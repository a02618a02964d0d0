import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, expect, test } from "vitest";
import { sendBytes } from "#service/send-bytes.ts";
import { WrittenJson } from "#service/written-json.ts";

let app: FastifyInstance;
/** What the bodies were in, in order. */
let memory: ArrayBufferLike[];

afterEach(async () => await app.close());

/** Answers `/k/300000` with 300,000 times "k", once as a text and once as bytes that are written already. */
async function start() {
  app = Fastify();
  sendBytes(app);
  memory = [];
  app.addHook("onSend", async (_request, _reply, body) => {
    if (Buffer.isBuffer(body)) memory.push(body.buffer);
  });
  app.get<{ Params: { letter: string; length: string } }>("/:letter/:length", ({ params }) => {
    const all = params.letter.repeat(Number(params.length));
    return { all, written: new WrittenJson([Buffer.from('"'), Buffer.from(all), Buffer.from('"')]) };
  });
  app.get<{ Params: { letter: string } }>("/text/:letter", ({ params }) => ({
    all: params.letter.repeat(100_000),
  }));
  const url = await app.listen({ host: "127.0.0.1", port: 0 });
  return { url, port: Number(new URL(url).port) };
}

const answer = (letter: string, length: number) => ({
  all: letter.repeat(length),
  written: letter.repeat(length),
});

test.each([1, 30_000, 60_000, 300_000, 600_000])(
  "an answer of twice %d letters arrives whole",
  async (length) => {
    const { url } = await start();
    const answers = await Promise.all(
      ["a", "한", "c"].map(async (letter) => (await fetch(`${url}/${letter}/${length}`)).json()),
    );
    expect(answers).toEqual(["a", "한", "c"].map((letter) => answer(letter, length)));
  },
);

test("the memory of a large answer is used again, also after larger and smaller ones", async () => {
  const { url } = await start();
  for (const length of [40_000, 100_000, 400_000, 40_000, 100_000, 400_000]) {
    await (await fetch(`${url}/a/${length}`)).text();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  expect(memory.map((bytes) => memory.indexOf(bytes))).toEqual([0, 1, 2, 0, 1, 2]);
});

test("an answer that isn't read yet stays unchanged while others are sent", async () => {
  const { url, port } = await start();
  const slow = connect(port, "127.0.0.1");
  await once(slow, "connect");
  slow.pause();
  // More than the system takes for one connection.
  const letters = Array.from({ length: 40 }, (_, index) => String.fromCharCode(97 + (index % 26)));
  for (const [index, letter] of letters.entries()) {
    const end = index === letters.length - 1 ? "Connection: close\r\n" : "";
    slow.write(`GET /${letter}/400000 HTTP/1.1\r\nHost: localhost\r\n${end}\r\n`);
  }
  for (let round = 0; round < 10; round += 1) {
    const others = ["0", "1", "2", "3"].map(async (letter) => {
      expect(await (await fetch(`${url}/${letter}/400000`)).json()).toEqual(answer(letter, 400_000));
      expect(await (await fetch(`${url}/text/${letter}`)).json()).toEqual({ all: letter.repeat(100_000) });
    });
    await Promise.all(others);
  }
  const received = await text(slow);
  const bodies = [...received.matchAll(/\r\n\r\n(\{[^\r]*\})/g)].map(([, body = ""]) => JSON.parse(body));
  expect(bodies).toEqual(letters.map((letter) => answer(letter, 400_000)));
});
