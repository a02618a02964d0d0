import { once } from "node:events";
import { request } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import { expect, it } from "vitest";
import { startServiceForTests } from "#service/auth/service-for-tests.ts";
import { pairFor } from "#service/auth/tokens-for-tests.ts";

it("finishes its answers when it stops, and accepts no new connection", async () => {
  const service = await startServiceForTests();
  await service.listen();
  const { accessToken } = await pairFor(service, "user-ada");
  const body = JSON.stringify({ nickname: "Ada the last" });
  const slow = request(`${service.url}/acma/v1/me`, {
    method: "PATCH",
    headers: {
      authorization: `Bearer ${accessToken}`,
      "content-type": "application/json",
      "content-length": String(body.length),
    },
  });
  const answered = once(slow, "response");
  const arrived = once(service.app.server, "request");
  slow.write(body.slice(0, 5));
  await arrived;

  const closed = service.close();
  await expect.poll(() => service.app.server.listening).toBe(false);
  await expect(fetch(`${service.url}/health`)).rejects.toThrow();
  slow.end(body.slice(5));
  const [response] = await answered;
  response.resume();
  expect(response.statusCode).toBe(200);
  expect(response.headers.connection).toBe("close");
  await closed;
});

it("answers a request that was on its way when it stops", async () => {
  const service = await startServiceForTests();
  await service.listen();
  const socket = connect(service.context.settings.port, "127.0.0.1");
  const answer = text(socket);
  const connected = once(service.app.server, "connection");
  socket.write("GET /health HTTP/1.1\r\nHo");
  await connected;
  // One turn more: its first bytes have been read.
  await setTimeout(100);

  const closed = service.close();
  await expect.poll(() => service.app.server.listening).toBe(false);
  socket.write("st: here\r\n\r\n");
  expect(await answer).toMatch(/^HTTP\/1\.1 200 .*connection: close.*\{"status":"ok"\}$/is);
  await closed;
});
