import { once } from "node:events";
import { createServer, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { receivedBytes } from "./received-bytes.ts";

const longerThanSilenceMs = 61_000;

/** A request whose first byte has been read; the reader has not asked for the next one. */
async function openBody(maximumBytes = 1_000) {
  onTestFinished(() => {
    vi.useRealTimers();
  });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const sender = request({ port, method: "POST" }).on("error", () => {});
  onTestFinished(() => {
    sender.destroy();
    server.close();
  });
  sender.write("a");
  const received: IncomingMessage = (await once(server, "request"))[0];
  const bytes = receivedBytes(received, maximumBytes);
  expect(String((await bytes.next()).value)).toBe("a");
  return { sender, bytes };
}

test("a storage that takes long over a chunk isn't silence of the sender", async () => {
  const { sender, bytes } = await openBody();
  vi.advanceTimersByTime(longerThanSilenceMs);
  sender.end("b");
  expect(String((await bytes.next()).value)).toBe("b");
  expect(await bytes.next()).toMatchObject({ done: true });
});

test("a sender that is silent while its bytes are awaited is gone", async () => {
  const { bytes } = await openBody();
  const next = bytes.next();
  vi.advanceTimersByTime(longerThanSilenceMs);
  await expect(next).rejects.toMatchObject({ code: "BadRequest" });
});

test("a body of exactly the maximum is whole, and one byte more is too large", async () => {
  const { sender, bytes } = await openBody(2);
  sender.write("b");
  expect(String((await bytes.next()).value)).toBe("b");
  sender.end("c");
  await expect(bytes.next()).rejects.toMatchObject({ code: "TooLarge" });
});
