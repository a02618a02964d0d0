import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { expect, test } from "vitest";
import { content, origin, pause, signedIn, space } from "#lib/gateway/portal-for-tests.ts";

const { createPortalServer } = await import("#lib/portal-server.ts");

async function ask(target: string, method = "GET", ...headers: string[]): Promise<string> {
  const socket = connect(Number(new URL(origin).port), "127.0.0.1");
  const lines = [`${method} ${target} HTTP/1.1`, "Host: localhost", "Connection: close", ...headers];
  socket.end(`${lines.join("\r\n")}\r\n\r\n`);
  const chunks: string[] = [];
  socket.on("data", (chunk) => chunks.push(String(chunk)));
  await once(socket, "close");
  return chunks.join("");
}

test.each([
  "*",
  `${origin}/api/acma/me`,
  "http://evil.example/api/acma/me",
  "evil.example:80",
  "/api/acma/me#x",
])("there is nothing at the target %s (D9)", async (target) => {
  await signedIn();
  expect(await ask(target)).toMatch(/^HTTP\/1\.1 400 |"id":"NotFound"/);
  expect(space.calls).toEqual([]);
});

test.each(["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"])(
  "a page refuses %s at once, and Next.js looks for no Server Action in it",
  async (method) => {
    for (const body of [[], ["Content-Length: 0"], ["Content-Length: 0", "Next-Action: 00"]]) {
      expect(await ask("/sign-in", method, ...body)).toMatch(
        /^HTTP\/1\.1 405 [\s\S]*\r\nallow: GET, HEAD\r\n/,
      );
    }
  },
);

test("a client that goes away closes the call to the service within a second (D13)", async () => {
  const browser = await signedIn();
  let closed = false;
  space.interfere = (_, response) => {
    response.writeHead(200, { "content-type": "application/json" }).write("[");
    response.once("close", () => {
      closed = true;
    });
    return true;
  };
  const away = new AbortController();
  const { headers } = browser.request("/");
  const response = await fetch(`${origin}/api/acma${content}`, { headers, signal: away.signal });
  expect(response.status).toBe(200);
  away.abort();
  await pause(900);
  expect(closed).toBe(true);
});

test("an answer streams as it comes (D13)", async () => {
  const browser = await signedIn();
  let finish = () => {};
  space.interfere = (_, response) => {
    response.writeHead(200, { "content-type": "application/json" }).write("[1");
    finish = () => response.end("]");
    return true;
  };
  const { headers } = browser.request("/");
  const response = await fetch(`${origin}/api/acma${content}`, { headers });
  const reader = response.body?.getReader();
  expect(String(Buffer.from((await reader?.read())?.value ?? []))).toBe("[1");
  finish();
  expect(String(Buffer.from((await reader?.read())?.value ?? []))).toBe("]");
});

test("an answer that breaks off in the middle breaks off for the client too", async () => {
  const browser = await signedIn();
  space.interfere = (_, response) => {
    response.writeHead(200, { "content-type": "application/json", "content-length": "100" }).write("[1,");
    setTimeout(() => response.destroy(), 50);
    return true;
  };
  const { headers } = browser.request("/");
  const response = await fetch(`${origin}/api/acma${content}`, { headers });
  await expect(response.text()).rejects.toThrow();
});

test.each([
  "/x/../api/acma/me",
  "/./api/acma/me",
  "/%2e%2e/api/acma/me",
  "/x/.%2E/api/acma/me",
  "/api\\acma\\me",
  "//api/acma/me",
  "/%61pi/acma/me",
  "/api/acma/..",
])("an ambiguous target is refused before anything reads it: %s (D9)", async (target) => {
  await signedIn();
  const answer = await ask(target);
  expect(answer).toMatch(/^HTTP\/1\.1 404 [\s\S]*"id":"NotFound"/);
  expect(answer).toMatch(/\r\nx-content-type-options: nosniff\r\n/);
  expect(space.calls).toEqual([]);
});

test.each([
  "//callback?exchangeToken=secret",
  "/./callback?exchangeToken=secret",
  "/CALLBACK?exchangeToken=secret",
  "/callback/?exchangeToken=secret",
  "/contents/article?a=b&exchangeToken=secret",
])("a token at an address that takes none is left behind: %s (A10b)", async (target) => {
  const answer = await ask(target);
  expect(answer).toMatch(/^HTTP\/1\.1 303 [\s\S]*\r\nlocation: \/sign-in\?problem=no_intent\r\n/);
  expect(answer).toMatch(/\r\ncache-control: private, no-store\r\n/);
  expect(answer).toMatch(/\r\nreferrer-policy: no-referrer\r\n/);
  expect(answer).not.toContain("secret");
});

test.each([
  ["400", "/ x", []],
  ["400", "/", ["Content-Length: nine"]],
  ["417", "/", ["Expect: coffee"]],
  ["431", "/", [`Cookie: ${"x".repeat(20_000)}`]],
])("%s is answered with the headers of every answer", async (status, target, headers) => {
  const answer = await ask(target, "GET", ...headers);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(answer).toMatch(/\r\nx-content-type-options: nosniff\r\n/);
  expect(answer).toMatch(/\r\ncache-control: private, no-store\r\n/);
});

test("a request without a Host is refused with the headers of every answer", async () => {
  const socket = connect(Number(new URL(origin).port), "127.0.0.1");
  socket.end("GET / HTTP/1.1\r\n\r\n");
  const chunks: string[] = [];
  socket.on("data", (chunk) => chunks.push(String(chunk)));
  await once(socket, "close");
  expect(chunks.join("")).toMatch(/^HTTP\/1\.1 400 [\s\S]*\r\nx-content-type-options: nosniff\r\n/);
});

test("pages that arrive together start one per turn of the event loop", async () => {
  const starts: number[] = [];
  let turn = 0;
  const count = () => {
    turn += 1;
    if (starts.length < 3) setImmediate(count);
  };
  const server = createPortalServer({
    answerPage: async (_, response) => {
      starts.push(turn);
      response.end();
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.write("GET /a HTTP/1.1\r\nHost: x\r\n\r\n".repeat(3));
  count();
  await expect.poll(() => starts.length).toBe(3);
  expect(new Set(starts).size).toBe(3);
  socket.destroy();
  server.close();
});

test("a client that reads nothing of a page is disconnected", async () => {
  let isSent: boolean | undefined;
  const server = createPortalServer({
    pauseMs: 200,
    answerPage: async (_, response) => {
      response.once("close", () => {
        isSent = response.writableFinished;
      });
      response.end(Buffer.alloc(32 * 1024 * 1024));
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.write("GET /a HTTP/1.1\r\nHost: x\r\n\r\n");
  socket.pause();
  await expect.poll(() => isSent, { timeout: 10_000 }).toBe(false);
  socket.destroy();
  server.close();
});

test("a path that can't be decoded reaches the pages as one that no page has", async () => {
  const targets: unknown[] = [];
  const server = createPortalServer({
    answerPage: async ({ url }, response) => {
      targets.push(url);
      response.end();
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await fetch(`${at}/contents/article/%EA%B8?q=%EA`);
  await fetch(`${at}/contents/article/%EA%B8%80?q=%EA`);
  expect(targets).toEqual(["/contents/article/%25EA%25B8?q=%EA", "/contents/article/%EA%B8%80?q=%EA"]);
  server.close();
});

test("a request to upgrade is answered like any other", async () => {
  const server = createPortalServer({
    answerPage: async (_, response) => void response.writeHead(404).end(),
  });
  // As Next.js does it with the first page.
  server.on("upgrade", () => undefined);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.write("GET /_next/hmr HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n");
  const [answer] = await once(socket, "data", { signal: AbortSignal.timeout(2_000) });
  expect(String(answer)).toMatch(/^HTTP\/1\.1 404 /);
  socket.destroy();
  server.close();
});
