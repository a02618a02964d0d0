import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { type ServiceForTests, startServiceForTests } from "#service/auth/service-for-tests.ts";
import { codeOf, exchangeTokenFor, pairFor, post } from "#service/auth/tokens-for-tests.ts";

let service: ServiceForTests;
beforeAll(async () => {
  service = await startServiceForTests();
}, 30_000);
afterAll(() => service.close());

describe("token exchange", () => {
  it("answers the token response of the interface, and nothing may keep it", async () => {
    const exchangeToken = await exchangeTokenFor(service, "user-ada");
    const response = await post(service, "oauth/token", { exchangeToken });
    expect(response.statusCode).toBe(200);
    expect(response.headers["cache-control"]).toBe("no-store");
    const pair = response.json();
    expect(Object.keys(pair).sort()).toEqual(
      [
        "accessToken",
        "createdAt",
        "expiresAt",
        "refreshExpiresAt",
        "refreshToken",
        "scope",
        "tokenType",
      ].sort(),
    );
    expect(pair).toMatchObject({ tokenType: "Bearer", scope: ["APP"] });
    expect(pair.accessToken).toMatch(/^[\w-]{43}$/);
    expect(pair.refreshToken).toMatch(/^[\w-]{43}$/);
    expect(Date.parse(pair.expiresAt) - Date.parse(pair.createdAt)).toBe(900_000);
    expect(Date.parse(pair.refreshExpiresAt) - Date.parse(pair.createdAt)).toBe(3 * 24 * 3_600_000);
  });

  it("takes an exchangeToken once", async () => {
    const exchangeToken = await exchangeTokenFor(service, "user-ada");
    expect((await post(service, "oauth/token", { exchangeToken })).statusCode).toBe(200);
    expect(codeOf(await post(service, "oauth/token", { exchangeToken }))).toBe("401 InvalidToken");
  });

  it("takes an exchangeToken for 60 seconds", async () => {
    const exchangeToken = await exchangeTokenFor(service, "user-ada");
    service.passSeconds(60);
    expect(codeOf(await post(service, "oauth/token", { exchangeToken }))).toBe("401 InvalidToken");
  });

  it("refuses an exchangeToken of another Space, and one of a member whose login is off", async () => {
    const exchangeToken = await exchangeTokenFor(service, "user-ada");
    const url = "/auth/v1/spaces/elsewhere/oauth/token";
    const elsewhere = await service.app.inject({ method: "POST", url, payload: { exchangeToken } });
    expect(codeOf(elsewhere)).toBe("401 InvalidToken");
    const blocked = await exchangeTokenFor(service, "user-linus");
    const linus = service.context.db.updateTable("service_user").where("id", "=", "user-linus");
    onTestFinished(async () => void (await linus.set({ enable_login: true }).execute()));
    await linus.set({ enable_login: false }).execute();
    expect(codeOf(await post(service, "oauth/token", { exchangeToken: blocked }))).toBe("401 InvalidToken");
  });
});

it("keeps no token, only hashes", async () => {
  const exchangeToken = await exchangeTokenFor(service, "user-ada");
  const { accessToken, refreshToken } = await pairFor(service, "user-ada");
  const { db } = service.context;
  const rows = JSON.stringify([
    await db.selectFrom("exchange_token").selectAll().execute(),
    await db.selectFrom("token_pair").selectAll().execute(),
  ]);
  for (const secret of [exchangeToken, accessToken, refreshToken]) expect(rows).not.toContain(secret);
});
