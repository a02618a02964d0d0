import Fastify from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { requireMember } from "#service/auth/member.ts";
import { authPath, type ServiceForTests, startServiceForTests } from "#service/auth/service-for-tests.ts";
import { spaceForTests } from "#service/auth/space-for-tests.ts";
import { exchangeTokenFor, logOut, pairFor, post } from "#service/auth/tokens-for-tests.ts";
import { renderErrors } from "#service/error-renderer.ts";

let service: ServiceForTests;
/** Addresses that ask nothing but who calls: one without a Space, like `GET /me`, and one inside a Space. */
const member = Fastify();

beforeAll(async () => {
  service = await startServiceForTests();
  renderErrors(member);
  const whoCalls = async (request: Parameters<typeof requireMember>[1]) =>
    (await requireMember(service.context, request)).serviceUser.id;
  member.get("/me", whoCalls);
  member.get("/spaces/:spaceId/me", whoCalls);
}, 30_000);
afterAll(() => service.close());

async function whoIs(accessToken: string, url = "/me") {
  const response = await member.inject({
    method: "GET",
    url,
    headers: { authorization: `Bearer ${accessToken}` },
  });
  return response.statusCode === 200 ? response.body : response.json<{ sys: { id: string } }>().sys.id;
}

const codeOf = (response: { statusCode: number; json: () => { sys: { id: string } } }) =>
  `${response.statusCode} ${response.json().sys.id}`;

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
    const blocked = await exchangeTokenFor(service, "user-blocked");
    expect(codeOf(await post(service, "oauth/token", { exchangeToken: blocked }))).toBe("401 InvalidToken");
  });
});

describe.each([
  ["oauth/token", "exchangeToken"],
  ["oauth/refresh", "refreshToken"],
])("the body of POST %s", (path, name) => {
  it.each([
    ["an empty token", { [name]: "" }, [name]],
    ["257 characters", { [name]: "t".repeat(257) }, [name]],
    ["a number", { [name]: 1 }, [name]],
    ["null", { [name]: null }, [name]],
    ["a list", { [name]: ["t"] }, [name]],
    ["no token", {}, [name]],
    ["a member more", { [name]: "t", more: 1 }, ["more"]],
    ["a list as body", [], [""]],
    ["a text as body", "t", [""]],
    ["null as body", null, [""]],
  ])("is 422 with %s", async (_case, body, paths) => {
    const response = await post(service, path, body);
    expect(codeOf(response)).toBe("422 ValidationFailed");
    const { details } = response.json<{ details: { path: string; message: string }[] }>();
    expect(details.map((detail) => detail.path)).toEqual(paths);
  });

  it.each([1, 256])("is judged as a token with %i characters", async (length) => {
    expect(codeOf(await post(service, path, { [name]: "t".repeat(length) }))).toBe("401 InvalidToken");
  });

  it("is 422 when there is none, 400 when it is not JSON, 415 when it says that it is not", async () => {
    const send = (headers: Record<string, string>, payload?: string) =>
      service.app.inject({
        method: "POST",
        url: authPath(path),
        headers,
        ...(payload === undefined ? {} : { payload }),
      });
    const json = { "content-type": "application/json" };
    expect(codeOf(await send({}))).toBe("422 ValidationFailed");
    expect(codeOf(await send(json, ""))).toBe("422 ValidationFailed");
    expect(codeOf(await send(json, "{"))).toBe("400 BadRequest");
    expect(codeOf(await send(json, `{"${name}":"t","__proto__":{}}`))).toBe("400 BadRequest");
    expect(codeOf(await send({ "content-type": "text/plain" }, "t"))).toBe("415 UnsupportedMediaType");
    expect(codeOf(await send(json, `{"${name}":"${"t".repeat(5_000_000)}"}`))).toBe("413 TooLarge");
  });
});

describe("an accessToken", () => {
  it("says who calls, until it is out of date", async () => {
    const { accessToken } = await pairFor(service, "user-linus");
    expect(await whoIs(accessToken)).toBe("user-linus");
    expect(await whoIs(accessToken, `/spaces/${spaceForTests}/me`)).toBe("user-linus");
    service.passSeconds(900);
    expect(await whoIs(accessToken)).toBe("InvalidToken");
  });

  it("is worth nothing in another Space", async () => {
    const { accessToken } = await pairFor(service, "user-linus");
    expect(await whoIs(accessToken, "/spaces/elsewhere/me")).toBe("NotFound");
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
    expect(await whoIs(accessToken)).toBe("InvalidToken");
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
    const response = await member.inject({ method: "GET", url: "/me", headers: { authorization } });
    expect(codeOf(response)).toBe("401 InvalidToken");
    expect(response.headers["www-authenticate"]).toMatch(/^Bearer/);
  });
});

describe("token renewal", () => {
  it("gives a new pair and revokes the old one whole, its accessToken too, at once", async () => {
    const old = await pairFor(service, "user-ada");
    const response = await post(service, "oauth/refresh", { refreshToken: old.refreshToken });
    expect(response.statusCode).toBe(200);
    expect(response.headers["cache-control"]).toBe("no-store");
    const renewed = response.json();
    expect(Object.keys(renewed).sort()).toEqual(Object.keys(old).sort());
    expect(await whoIs(renewed.accessToken)).toBe("user-ada");
    expect(await whoIs(old.accessToken)).toBe("InvalidToken");
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
    expect(await whoIs(refreshToken)).toBe("InvalidToken");
  });
});

describe("logout", () => {
  it("revokes the accessToken; the refreshToken stays valid when it is not sent", async () => {
    const { accessToken, refreshToken } = await pairFor(service, "user-ada");
    const response = await logOut(service, accessToken);
    expect(response.statusCode).toBe(204);
    expect(response.body).toBe("");
    expect(await whoIs(accessToken)).toBe("InvalidToken");
    expect((await post(service, "oauth/refresh", { refreshToken })).statusCode).toBe(200);
  });

  it("revokes the refreshToken too when it is sent", async () => {
    const { accessToken, refreshToken } = await pairFor(service, "user-ada");
    expect((await logOut(service, accessToken, { refreshToken })).statusCode).toBe(204);
    expect(await whoIs(accessToken)).toBe("InvalidToken");
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
    expect(await whoIs(again.accessToken)).toBe("InvalidToken");
  });

  it.each([
    { refreshToken: "" },
    { refreshToken: "t".repeat(257) },
    { refreshToken: 1 },
    { more: true },
    [],
    null,
  ])("is 422 with the body %j and then revokes nothing", async (body) => {
    const { accessToken, refreshToken } = await pairFor(service, "user-ada");
    expect(codeOf(await logOut(service, accessToken, body))).toBe("422 ValidationFailed");
    expect(await whoIs(accessToken)).toBe("user-ada");
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
