import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { authPath, type ServiceForTests, startServiceForTests } from "#service/auth/service-for-tests.ts";
import { codeOf, logOut, pairFor, post, whoIs } from "#service/auth/tokens-for-tests.ts";

let service: ServiceForTests;
beforeAll(async () => {
  service = await startServiceForTests();
}, 30_000);
afterAll(() => service.close());

describe("logout", () => {
  it("revokes the accessToken; the refreshToken stays valid when it is not sent", async () => {
    const { accessToken, refreshToken } = await pairFor(service, "user-ada");
    const response = await logOut(service, accessToken);
    expect(response.statusCode).toBe(204);
    expect(response.body).toBe("");
    expect(await whoIs(service, accessToken)).toBe("InvalidToken");
    expect((await post(service, "oauth/refresh", { refreshToken })).statusCode).toBe(200);
  });

  it("revokes the refreshToken too when it is sent", async () => {
    const { accessToken, refreshToken } = await pairFor(service, "user-ada");
    expect((await logOut(service, accessToken, { refreshToken })).statusCode).toBe(204);
    expect(await whoIs(service, accessToken)).toBe("InvalidToken");
    expect(codeOf(await post(service, "oauth/refresh", { refreshToken }))).toBe("401 InvalidToken");
  });

  it("leaves another member's refreshToken alone, and takes an unknown one for revoked", async () => {
    const linus = await pairFor(service, "user-linus");
    const ada = await pairFor(service, "user-ada");
    expect((await logOut(service, ada.accessToken, { refreshToken: linus.refreshToken })).statusCode).toBe(
      204,
    );
    expect((await post(service, "oauth/refresh", { refreshToken: linus.refreshToken })).statusCode).toBe(200);
    const again = await pairFor(service, "user-ada");
    expect((await logOut(service, again.accessToken, { refreshToken: "unknown" })).statusCode).toBe(204);
    expect(await whoIs(service, again.accessToken)).toBe("InvalidToken");
  });

  it.each([
    { refreshToken: "" },
    { refreshToken: "t".repeat(257) },
    { refreshToken: "t".repeat(10_000) },
    { refreshToken: 1 },
    { more: true },
    [],
    null,
  ])("is 422 with the body %j and then revokes nothing", async (body) => {
    const { accessToken, refreshToken } = await pairFor(service, "user-ada");
    expect(codeOf(await logOut(service, accessToken, body))).toBe("422 ValidationFailed");
    expect(await whoIs(service, accessToken)).toBe("user-ada");
    expect((await post(service, "oauth/refresh", { refreshToken })).statusCode).toBe(200);
  });

  it("is 401 with an accessToken that is missing, unknown, used up or of another Space", async () => {
    const { accessToken, refreshToken } = await pairFor(service, "user-ada");
    const bare = await service.app.inject({ method: "DELETE", url: authPath("oauth/token") });
    expect(codeOf(bare)).toBe("401 InvalidToken");
    const elsewhere = await service.app.inject({
      method: "DELETE",
      url: "/auth/v1/spaces/elsewhere/oauth/token",
      headers: { authorization: `Bearer ${accessToken}` },
    });
    expect(codeOf(elsewhere)).toBe("401 InvalidToken");
    await logOut(service, accessToken);
    expect(codeOf(await logOut(service, accessToken, { refreshToken }))).toBe("401 InvalidToken");
    expect((await post(service, "oauth/refresh", { refreshToken })).statusCode).toBe(200);
  });

  it("takes an empty body of type JSON for no body", async () => {
    const { accessToken } = await pairFor(service, "user-ada");
    const response = await service.app.inject({
      method: "DELETE",
      url: authPath("oauth/token"),
      headers: { authorization: `Bearer ${accessToken}`, "content-type": "application/json" },
    });
    expect(response.statusCode).toBe(204);
  });
});
