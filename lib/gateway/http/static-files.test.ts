import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, request as httpRequest, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { answerStatic } from "./static-files.ts";

const source = "const words = 'words';\n".repeat(200);
const compressed = { br: brotliCompressSync(source), gzip: gzipSync(source) };
const security = { "x-content-type-options": "nosniff", "content-security-policy": "default-src 'none'" };
let folder: string;
let server: Server;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "static-"));
  await write("chunks/a.js", source);
  await write("chunks/a.js.br", compressed.br);
  await write("chunks/a.js.gz", compressed.gzip);
  await write("gone.js", source);
  await write("style.css", "a{}");
  await write("media/font.woff2", "font");
  const answer = answerStatic("/static/", folder, security);
  server = createServer((asked, response) => {
    if (!answer(asked, response)) response.writeHead(404, { "x-by": "others" }).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
});

afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

async function write(path: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), content);
}

/** As it is sent: `fetch` would decode it. */
function ask(path: string, headers: Record<string, string> = {}, method = "GET") {
  const { port } = server.address() as AddressInfo;
  return new Promise<{ status: number; headers: IncomingMessage["headers"]; body: Buffer }>(
    (resolve, reject) => {
      const asked = httpRequest(
        { host: "127.0.0.1", port, path, headers, method, agent: false },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on("data", (chunk: Buffer) => chunks.push(chunk));
          answer.once("end", () =>
            resolve({
              status: answer.statusCode ?? 0,
              headers: answer.headers,
              body: Buffer.concat(chunks),
            }),
          );
        },
      );
      asked.once("error", reject).end();
    },
  );
}

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["br;q=0.5, gzip;q=0.5", "br"],
  ["gzip, deflate", "gzip"],
  ["gzip, br;q=0", "gzip"],
  ["*", "br"],
] as const)("Accept-Encoding %s gets %s as the build made it", async (accept, encoding) => {
  const { status, headers, body } = await ask("/static/chunks/a.js?dpl=1", { "accept-encoding": accept });
  expect([status, body]).toEqual([200, compressed[encoding]]);
  expect(headers).toMatchObject({
    ...security,
    "content-encoding": encoding,
    "content-type": "application/javascript; charset=utf-8",
    "content-length": String(body.length),
    "cache-control": "public, max-age=31536000, immutable",
    vary: "accept-encoding",
  });
});

test.each(["", "identity", "zstd", "br;q=0"])("Accept-Encoding %j gets it uncompressed", async (accept) => {
  const { headers, body } = await ask("/static/chunks/a.js", { "accept-encoding": accept });
  expect(String(body)).toBe(source);
  expect(headers["content-encoding"]).toBeUndefined();
  expect(headers.vary).toBe("accept-encoding");
});

test("each encoding has an ETag of its own, and what one has already is not sent again", async () => {
  const etags = new Set<string>();
  for (const encoding of ["br", "gzip", "identity"]) {
    const { headers } = await ask("/static/chunks/a.js", { "accept-encoding": encoding });
    etags.add(headers.etag ?? "");
    const again = await ask("/static/chunks/a.js", {
      "accept-encoding": encoding,
      "if-none-match": headers.etag ?? "",
    });
    expect([again.status, again.body.length, again.headers.vary]).toEqual([304, 0, "accept-encoding"]);
    expect(again.headers).toMatchObject(security);
  }
  expect(etags.size).toBe(3);
});

test("HEAD says what GET would, without it", async () => {
  const { status, headers, body } = await ask("/static/chunks/a.js", { "accept-encoding": "br" }, "HEAD");
  expect([status, body.length]).toEqual([200, 0]);
  expect(headers["content-length"]).toBe(String(compressed.br.length));
});

test.each([
  ["bytes=0-0", 206, source.slice(0, 1)],
  ["bytes=-5", 206, source.slice(-5)],
  ["bytes=10-", 206, source.slice(10)],
  ["bytes=5-2", 416, ""],
  ["bytes=99999-", 416, ""],
  ["bytes=0-1,4-5", 200, source],
  ["lines=1-2", 200, source],
])("the range %s is answered by %d", async (range, status, expected) => {
  const { status: answered, headers, body } = await ask("/static/chunks/a.js", { range });
  expect([answered, String(body)]).toEqual([status, expected]);
  expect(headers).toMatchObject(security);
});

test.each([
  ["style.css", "text/css; charset=utf-8"],
  ["media/font.woff2", "font/woff2"],
])("%s, which the build left as it is, is %s", async (name, type) => {
  const { status, headers } = await ask(`/static/${name}`, { "accept-encoding": "br" });
  expect(status).toBe(200);
  expect(headers["content-type"]).toBe(type);
  expect([headers["content-encoding"], headers.vary]).toEqual([undefined, undefined]);
});

test.each([
  "nothing.js",
  "chunks",
  "chunks/",
  "chunks/a.js.br",
  "",
  "../static-files.ts",
  "%2e%2e/x",
  "chunks/%61.js",
])("%j is no file of the build, and no page answers it", async (name) => {
  const { status, headers } = await ask(`/static/${name}`);
  expect([status, headers["x-by"], headers["cache-control"]]).toEqual([404, undefined, "no-store"]);
  expect(headers).toMatchObject(security);
});

test("a write is for others", async () => {
  expect((await ask("/static/chunks/a.js", {}, "DELETE")).headers["x-by"]).toBe("others");
});

test("a file that a newer build removed is 404, and the server continues", async () => {
  await rm(join(folder, "gone.js"));
  const { status, headers } = await ask("/static/gone.js");
  expect([status, headers["cache-control"]]).toEqual([404, "no-store"]);
  expect((await ask("/static/style.css")).status).toBe(200);
});
