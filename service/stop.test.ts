import { once } from "node:events";
import { request } from "node:http";
import { expect, it } from "vitest";
import { startServiceForTests } from "#service/auth/service-for-tests.ts";
import { pairFor } from "#service/auth/tokens-for-tests.ts";

it("finishes what it is answering when it stops, and lets nobody new in", async () => {
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
  await closed;
});
