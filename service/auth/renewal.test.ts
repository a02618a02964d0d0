import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ServiceForTests, startServiceForTests } from "#service/auth/service-for-tests.ts";
import { codeOf, pairFor, post, whoIs } from "#service/auth/tokens-for-tests.ts";

let service: ServiceForTests;
beforeAll(async () => {
  service = await startServiceForTests();
}, 30_000);
afterAll(() => service.close());

describe("token renewal", () => {
  it("gives a new pair and revokes the old one whole, its accessToken too, at once", async () => {
    const old = await pairFor(service, "user-ada");
    const response = await post(service, "oauth/refresh", { refreshToken: old.refreshToken });
    expect(response.statusCode).toBe(200);
    expect(response.headers["cache-control"]).toBe("no-store");
    const renewed = response.json();
    expect(Object.keys(renewed).sort()).toEqual(Object.keys(old).sort());
    expect(await whoIs(service, renewed.accessToken)).toBe("user-ada");
    expect(await whoIs(service, old.accessToken)).toBe("InvalidToken");
    expect(codeOf(await post(service, "oauth/refresh", { refreshToken: old.refreshToken }))).toBe(
      "401 InvalidToken",
    );
    expect((await post(service, "oauth/refresh", { refreshToken: renewed.refreshToken })).statusCode).toBe(
      200,
    );
  });

  it("works after the accessToken is out of date, and until three days have passed", async () => {
    const { refreshToken } = await pairFor(service, "user-ada");
    service.passSeconds(3 * 24 * 3600 - 60);
    const renewed = await post(service, "oauth/refresh", { refreshToken });
    expect(renewed.statusCode).toBe(200);
    service.passSeconds(3 * 24 * 3600);
    const late = await post(service, "oauth/refresh", { refreshToken: renewed.json().refreshToken });
    expect(codeOf(late)).toBe("401 InvalidToken");
  });

  it("does not take an accessToken for a refreshToken, nor the other way round", async () => {
    const { accessToken, refreshToken } = await pairFor(service, "user-ada");
    expect(codeOf(await post(service, "oauth/refresh", { refreshToken: accessToken }))).toBe(
      "401 InvalidToken",
    );
    expect(await whoIs(service, refreshToken)).toBe("InvalidToken");
  });
});
