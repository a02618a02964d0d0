import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ServiceForTests, startServiceForTests } from "#service/auth/service-for-tests.ts";
import { codeOf, logOut, pairFor, post, whoIs } from "#service/auth/tokens-for-tests.ts";

let service: ServiceForTests;
beforeAll(async () => {
  service = await startServiceForTests();
}, 30_000);
afterAll(() => service.close());

describe("an accessToken", () => {
  it("says who calls, until it is out of date", async () => {
    const { accessToken } = await pairFor(service, "user-linus");
    expect(await whoIs(service, accessToken)).toBe("user-linus");
    service.passSeconds(900);
    expect(await whoIs(service, accessToken)).toBe("InvalidToken");
  });

  it("is worth nothing in another Space", async () => {
    const { accessToken } = await pairFor(service, "user-linus");
    const elsewhere = await service.app.inject({
      method: "GET",
      url: "/acma/v1/spaces/elsewhere/contents",
      headers: { authorization: `Bearer ${accessToken}` },
    });
    expect(codeOf(elsewhere)).toBe("404 NotFound");
  });

  it("stops working when the member's login is turned off", async () => {
    const { accessToken, refreshToken } = await pairFor(service, "user-linus");
    const setLogin = (enable_login: boolean) =>
      service.context.db
        .updateTable("service_user")
        .set({ enable_login })
        .where("id", "=", "user-linus")
        .execute();
    await setLogin(false);
    expect(await whoIs(service, accessToken)).toBe("InvalidToken");
    expect(codeOf(await post(service, "oauth/refresh", { refreshToken }))).toBe("401 InvalidToken");
    expect((await logOut(service, accessToken, { refreshToken })).statusCode).toBe(204);
    await setLogin(true);
    expect(codeOf(await post(service, "oauth/refresh", { refreshToken }))).toBe("401 InvalidToken");
  });

  it.each([
    "",
    "Bearer",
    "Bearer ",
    "Basic YTpi",
    "Bearer a b",
    `Bearer ${"t".repeat(300)}`,
    "Bearer unknown",
  ])("is missing from the header %j", async (authorization) => {
    const response = await service.app.inject({
      method: "GET",
      url: "/acma/v1/me",
      headers: { authorization },
    });
    expect(codeOf(response)).toBe("401 InvalidToken");
    expect(response.headers["www-authenticate"]).toMatch(/^Bearer/);
  });
});
