import { afterAll, beforeAll, expect, it } from "vitest";
import { authPath, type ServiceForTests, startServiceForTests } from "#service/auth/service-for-tests.ts";
import { pairFor } from "#service/auth/tokens-for-tests.ts";

let service: ServiceForTests;
beforeAll(async () => {
  service = await startServiceForTests({ signInsPerMinute: 3, writesPerMinute: 2 });
  await service.listen();
}, 30_000);
afterAll(() => service.close());

const signIn = (remoteAddress: string) =>
  service.app.inject({ method: "GET", url: authPath("login/oauth2/embedded"), remoteAddress });

it("limits the sign-ins of an address per minute, with the time to wait", async () => {
  for (let count = 0; count < 3; count++) expect((await signIn("10.0.0.1")).statusCode).toBe(302);
  const refused = await signIn("10.0.0.1");
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({ sys: { id: "RateLimited" } });
  const seconds = Number(refused.headers["retry-after"]);
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
  expect((await signIn("10.0.0.2")).statusCode).toBe(302);
  service.passSeconds(seconds);
  expect((await signIn("10.0.0.1")).statusCode).toBe(302);
});

it("counts the addresses of one IPv6 network as one, and IPv4 ones in IPv6 by themselves", async () => {
  const networks = [
    ["2001:db8:1:2::1", "2001:db8:1:2:aaaa::", "2001:0DB8:1:2:3:4:5:6", "2001:db8:1:2::9%eth0"],
    ["::ffff:10.0.1.1", "10.0.1.1", "::ffff:10.0.1.1", "10.0.1.1"],
  ];
  for (const addresses of networks) {
    const statuses = [];
    for (const address of addresses) statuses.push((await signIn(address)).statusCode);
    expect(statuses).toEqual([302, 302, 302, 429]);
  }
  expect((await signIn("2001:db8:1:3::1")).statusCode).toBe(302);
  expect((await signIn("::ffff:10.0.1.2")).statusCode).toBe(302);
});

it("does not believe a caller that names another address, without a proxy that is trusted", async () => {
  const headers = { "x-forwarded-for": "10.9.9.9" };
  const url = authPath("login/oauth2/embedded");
  for (let count = 0; count < 3; count++) await signIn("10.0.0.3");
  const response = await service.app.inject({ method: "GET", url, headers, remoteAddress: "10.0.0.3" });
  expect(response.statusCode).toBe(429);
});

it("uses the address that a trusted proxy saw, not those that its caller sent", async () => {
  const own = await startServiceForTests({ requestsPerMinute: 3, trustProxy: true });
  const ask = (forwardedFor: string) =>
    own.app.inject({
      url: "/nowhere",
      headers: { "x-forwarded-for": forwardedFor },
      remoteAddress: "127.0.0.1",
    });
  for (const invented of ["10.1.1.1", "10.1.1.2", "10.1.1.3"]) {
    expect((await ask(`${invented}, 10.0.0.1`)).statusCode).toBe(404);
  }
  expect((await ask("10.1.1.4, 10.0.0.1")).statusCode).toBe(429);
  expect((await ask("10.1.1.4, 10.0.0.2")).statusCode).toBe(404);
  // Some proxies write the port of each connection too.
  expect((await ask("10.1.1.4, 10.0.0.1:5000")).statusCode).toBe(429);
  for (const port of [5001, 5002, 5003]) expect((await ask(`[2001:db8::1]:${port}`)).statusCode).toBe(404);
  expect((await ask("2001:db8::2")).statusCode).toBe(429);
  await own.close();
});

it("lets one member write so often a minute; reading goes on, and so do others", async () => {
  const [ada, linus] = [await pairFor(service, "user-ada"), await pairFor(service, "user-linus")];
  const me = (method: "GET" | "PATCH", { accessToken }: { accessToken: string }) =>
    service.app.inject({
      method,
      url: "/acma/v1/me",
      headers: { authorization: `Bearer ${accessToken}` },
      ...(method === "PATCH" ? { payload: { nickname: "Ada" } } : {}),
    });
  for (let count = 0; count < 2; count++) expect((await me("PATCH", ada)).statusCode).toBe(200);
  expect((await me("PATCH", ada)).json()).toMatchObject({ sys: { id: "RateLimited" } });
  expect((await me("GET", ada)).statusCode).toBe(200);
  expect((await me("PATCH", linus)).statusCode).toBe(200);
});

it("limits the reads of a member per minute; its writes and other members continue", async () => {
  const own = await startServiceForTests({ readsPerMinute: 3 });
  const [ada, linus] = [await pairFor(own, "user-ada"), await pairFor(own, "user-linus")];
  const me = ({ accessToken }: { accessToken: string }, method: "GET" | "PATCH" = "GET") =>
    own.app.inject({
      method,
      url: "/acma/v1/me",
      headers: { authorization: `Bearer ${accessToken}` },
      ...(method === "PATCH" ? { payload: {} } : {}),
    });
  for (let count = 0; count < 3; count++) expect((await me(ada)).statusCode).toBe(200);
  const refused = await me(ada);
  expect([refused.statusCode, Number(refused.headers["retry-after"]) > 0]).toEqual([429, true]);
  expect((await me(linus)).statusCode).toBe(200);
  expect((await me(ada, "PATCH")).statusCode).toBe(200);
  own.passSeconds(60);
  expect((await me(ada)).statusCode).toBe(200);
  await own.close();
});

it("limits all requests of an address per minute, except health checks", async () => {
  const own = await startServiceForTests({ requestsPerMinute: 3 });
  const ask = (url: string, remoteAddress: string) => own.app.inject({ url, remoteAddress });
  for (const url of ["/acma/v1/me", "/nowhere", "/openapi.json"]) {
    expect((await ask(url, "10.0.0.1")).statusCode).not.toBe(429);
  }
  const refused = await ask("/acma/v1/me", "10.0.0.1");
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({
    sys: { id: "RateLimited" },
    requestId: refused.headers["x-request-id"],
  });
  expect((await ask("/health", "10.0.0.1")).statusCode).toBe(200);
  expect((await ask("/acma/v1/me", "10.0.0.2")).statusCode).toBe(401);
  await own.close();
});
