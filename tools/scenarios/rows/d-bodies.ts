import { createHash, randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { gunzipSync, gzipSync } from "node:zlib";
import { equal, numberAt, status, textAt, that } from "../expect.ts";
import type { Row } from "../row.ts";
import { readPath, uploadPath, writePath } from "../stage.ts";
import { Gate } from "../stub-space/fault.ts";

const megabyte = 1024 * 1024;
/** A second is meant; a busy machine gets more, and one that never does it does not do it in five either. */
const patienceMs = 5_000;

/** D: bodies, both ways. */
export const bodyRows: readonly Row[] = [
  {
    id: "D8",
    says: "Empty, JSON, form and large bodies are forwarded unchanged, with their type",
    run: async (stage) => {
      const bodies: [string, string, Uint8Array][] = [
        ["an empty one", "application/json", Buffer.alloc(0)],
        [
          "JSON",
          "application/json",
          Buffer.from(JSON.stringify({ fields: { title: { "en-US": "가 🌊" } } })),
        ],
        ["a form", "application/x-www-form-urlencoded", Buffer.from("a=1&b=%20+")],
        ["a megabyte", "application/octet-stream", randomBytes(megabyte)],
      ];
      for (const [what, type, body] of bodies) {
        const { browser, member } = await stage.signedIn();
        const answer = await browser.call(writePath, {
          method: "POST",
          body,
          headers: { "content-type": type },
        });
        status(answer, 201, what);
        const call = member.callsOf("call").at(-1);
        equal(call?.headers["content-type"], type, `the type of ${what}`);
        that(call?.body.equals(body) ?? false, `${what} did not arrive as it was sent`);
      }
    },
  },
  {
    id: "D11",
    says: "The service's Set-Cookie and hop-by-hop headers are removed; Content-Encoding matches the body",
    run: async (stage) => {
      const { browser, member } = await stage.signedIn();
      const plain = JSON.stringify({ words: "words ".repeat(2_000) });
      const headers = {
        "content-type": "application/json",
        "set-cookie": ["evil=1; Path=/", "session=stolen"],
        "proxy-authenticate": "Basic",
        "x-powered-by": "stub",
        server: "stub",
        "access-control-allow-origin": "*",
        connection: "keep-alive, x-hop",
        "x-hop": "1",
      };
      for (const encoding of [undefined, "gzip"]) {
        const body = encoding === "gzip" ? gzipSync(plain) : plain;
        const reply = { ...headers, ...(encoding !== undefined && { "content-encoding": encoding }) };
        member.fail("call", { instead: { status: 200, headers: reply, body } });
        const answer = await browser.call(readPath, { headers: { "accept-encoding": "gzip" } });
        status(answer, 200, "a call");
        equal(answer.setCookies, [], "Set-Cookie");
        for (const name of [
          "proxy-authenticate",
          "x-hop",
          "access-control-allow-origin",
          "server",
          "x-powered-by",
        ]) {
          equal(answer.headers.get(name), null, name);
        }
        const isGzip = answer.headers.get("content-encoding") === "gzip";
        const decoded = isGzip ? gunzipSync(answer.bytes).toString() : answer.text;
        that(
          decoded === plain,
          `the body does not fit its Content-Encoding (${answer.headers.get("content-encoding")})`,
        );
      }
    },
  },
  {
    id: "D12",
    says: "An upload of 15 MB arrives complete",
    run: async (stage) => {
      const { browser } = await stage.signedIn();
      const body = randomBytes(15 * megabyte);
      const headers = { "content-type": "application/octet-stream" };
      const answer = await browser.call(uploadPath, { method: "POST", body, headers });
      status(answer, 201, "the upload");
      equal(numberAt(answer.json, "arrived.bytes"), body.length, "bytes that arrived");
      equal(
        textAt(answer.json, "arrived.sha256"),
        createHash("sha256").update(body).digest("hex"),
        "their SHA-256",
      );
    },
  },
  {
    id: "D13",
    says: "A streamed answer is forwarded as it arrives; a client that disconnects ends the service's call within a second",
    run: async (stage) => {
      const { browser, member } = await stage.signedIn();
      const rest = new Gate();
      member.fail("call", { instead: { status: 200, headers: {}, body: Readable.from(firstAndRest(rest)) } });
      const whole = browser.call(readPath, { onPiece: () => rest.open() });
      // The rest is sent once the first piece has come through: a buffer in between would wait for ever.
      equal(
        (await within(whole, patienceMs, "no first piece came through")).text,
        "first rest",
        "the whole answer",
      );
      const never = new Gate();
      member.fail("call", {
        instead: { status: 200, headers: {}, body: Readable.from(firstAndRest(never)) },
      });
      const leaving = new AbortController();
      const call = member.arrival("call");
      const cut = browser.call(readPath, { signal: leaving.signal, onPiece: () => leaving.abort() });
      await cut.catch(() => undefined);
      await within(
        (await call).abandoned,
        patienceMs,
        "the service's call stayed open after the client had left",
      );
    },
  },
];

async function* firstAndRest(rest: Gate): AsyncGenerator<Buffer> {
  yield Buffer.from("first ");
  await rest.opened;
  yield Buffer.from("rest");
}

async function within<Result>(work: Promise<Result>, ms: number, otherwise: string): Promise<Result> {
  const done = await Promise.race([work.then((result) => ({ result })), wait(ms, undefined, { ref: false })]);
  that(done !== undefined, otherwise);
  return done.result;
}
