import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type ServiceForTests, startServiceForTests } from "#service/auth/service-for-tests.ts";

let service: ServiceForTests;
beforeAll(async () => {
  service = await startServiceForTests();
  await service.listen();
}, 30_000);
afterAll(() => service.close());

async function send(bytes: string): Promise<string> {
  const socket = connect(service.context.settings.port, "127.0.0.1");
  socket.end(bytes);
  return text(socket);
}

it.each([
  ["no HTTP", "SURPRISE\r\n\r\n", "The request could not be read: it isn't HTTP."],
  [
    "a header of 20,000 characters",
    `GET /health HTTP/1.1\r\nHost: a\r\nX-Long: ${"x".repeat(20_000)}\r\n\r\n`,
    "The address or a header is too long.",
  ],
  [
    "two lengths of one body",
    "POST /acma/v1/me HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    "The request could not be read: it isn't HTTP.",
  ],
])("%s is answered in the shape of every error", async (_what, bytes, message) => {
  const [head = "", body = ""] = (await send(bytes)).split("\r\n\r\n");
  const requestId = /^X-Request-Id: (\w{22})$/m.exec(head)?.[1];
  expect(head).toMatch(/^HTTP\/1\.1 400 /);
  expect(JSON.parse(body)).toEqual({ sys: { type: "Error", id: "BadRequest" }, message, requestId });
});
