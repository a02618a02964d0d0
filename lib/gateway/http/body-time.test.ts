import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { boundBodyTime } from "./body-time.ts";

const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

/** A request whose body comes a byte at a time; answers how it ended. */
async function trickled(isFile: boolean, everyMs: number, bytes: number): Promise<string> {
  const server = createServer((incoming, response) => {
    boundBodyTime(incoming, isFile, { bodyMs: 300, idleMs: 600 });
    incoming.resume().once("end", () => response.end("whole"));
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const outgoing = request({ port, method: "POST", agent: false, headers: { "content-length": bytes } });
  const ended = new Promise<string>((resolve) => {
    outgoing.once("response", () => resolve("answered"));
    outgoing.once("error", () => resolve("ended"));
  });
  outgoing.flushHeaders();
  let sent = 0;
  const timer = setInterval(() => (++sent > bytes ? clearInterval(timer) : outgoing.write("a")), everyMs);
  const outcome = await ended;
  clearInterval(timer);
  return outcome;
}

test("a slow body ends its connection", async () => {
  expect(await trickled(false, 50, 20)).toBe("ended");
});

test("a slow file is waited for", async () => {
  expect(await trickled(true, 50, 20)).toBe("answered");
});

test("a file that stops arriving ends its connection", async () => {
  expect(await trickled(true, 2_000, 20)).toBe("ended");
});

test("a file that a slow service doesn't take yet is waited for", async () => {
  const server = createServer((incoming, response) => {
    boundBodyTime(incoming, true, { idleMs: 60 });
    setTimeout(() => incoming.resume().once("end", () => response.end("whole")), 400);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}`, {
    method: "POST",
    body: new Uint8Array(20_000_000),
  });
  expect(await answer.text()).toBe("whole");
});
