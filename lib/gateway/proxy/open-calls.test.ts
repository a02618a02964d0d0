import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { call, content, origin, signedIn, signedInAs, space } from "#lib/gateway/portal-for-tests.ts";
import type { TestBrowser } from "#lib/session/testing/browser-for-tests.ts";

const mostOpen = 64;
const long = Buffer.alloc(8 * 1024 * 1024, " ");

/** Sends a request whose answer is not read. */
async function openUnread(browser: TestBrowser): Promise<Socket> {
  const { url, headers } = browser.request("/api/acma/spaces/demo/contents/long");
  const { port, hostname } = new URL(origin);
  const socket = connect(Number(port), hostname).pause();
  onTestFinished(() => void socket.destroy());
  const lines = [...headers].map(([name, value]) => `${name}: ${value}`);
  socket.write([`GET ${new URL(url).pathname} HTTP/1.1`, "host: portal", ...lines, "", ""].join("\r\n"));
  await once(socket, "connect");
  return socket;
}

test("a member who reads many answers slowly has 64 calls at most, and others are answered", async () => {
  const slow = await signedIn();
  const other = await signedInAs("linus");
  const reached = () => space.calls.filter(({ path }) => path.endsWith("/long")).length;
  space.interfere = ({ path }, response) => {
    if (!path.endsWith("/long")) return false;
    response.writeHead(200, { "content-type": "application/json" }).end(long);
    return true;
  };
  const sockets = await Promise.all(Array.from({ length: mostOpen }, () => openUnread(slow)));
  await expect.poll(reached).toBe(mostOpen);
  const refused = await call(content, {}, slow);
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "1"]);
  expect((await call(content, {}, other)).status).toBe(200);
  for (const socket of sockets) socket.destroy();
  await expect.poll(async () => (await call(content, {}, slow)).status).toBe(200);
});

test("answers of every kind are counted as closed", async () => {
  const member = await signedIn();
  const kinds: ((response: Parameters<typeof space.interfere>[1]) => void)[] = [
    (response) => response.writeHead(204).end(),
    (response) => response.writeHead(302, { location: "/elsewhere" }).end("moved"),
    (response) => response.writeHead(500).end("{}"),
    (response) => response.writeHead(200, { "content-type": "application/json" }).end("{}"),
    (response) => void response.destroy(),
    (response) => {
      response.writeHead(200, { "content-length": 10 }).write("{");
      response.destroy();
    },
  ];
  let turn = 0;
  space.interfere = (_, response) => {
    kinds[turn++ % kinds.length]?.(response);
    return true;
  };
  for (let i = 0; i < 2 * mostOpen; i++) {
    const answer = await call(content, { method: i % 3 === 0 ? "HEAD" : "GET" }, member).catch(
      () => undefined,
    );
    expect(answer?.status).not.toBe(429);
    await answer?.text().catch(() => "");
  }
});
