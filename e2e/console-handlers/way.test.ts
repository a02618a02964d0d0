import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Exchange } from "../servers/recording-proxy.ts";
import type { HttpMember } from "../session/http-member.ts";
import { type Console, startConsole } from "./start-console.ts";

const own = { "sec-fetch-site": "same-origin", "x-portal": "1" };
const json = { ...own, "content-type": "application/json" };
const memberships = "/api/cma/spaces/demo/space-memberships";
const roles = (...ids: string[]) =>
  JSON.stringify({ roles: ids.map((id) => ({ sys: { id, type: "Refer", targetType: "SpaceRole" } })) });

let here: Console;
let graceToken: string;
/** Grace at the console, and nowhere else. */
let grace: HttpMember;

beforeAll(async () => {
  here = await startConsole();
  graceToken = await here.cmaToken("grace");
});
afterAll(() => here.close());
beforeEach(async () => {
  grace = await entered(graceToken);
  here.upstream.length = 0;
});

async function entered(token: string, browser = here.browser()): Promise<HttpMember> {
  const response = await browser.post("/console/token", { token });
  expect([response.status, response.headers.get("location")]).toEqual([303, "/spaces"]);
  return browser;
}

async function linus() {
  const { items } = await (await grace.send(`${memberships}?include=1`)).json();
  return items.find((each: { sys: { user: { name: string } } }) => each.sys.user.name === "Linus Falk");
}

const codeOf = async (response: Response) => `${response.status} ${(await response.json()).sys?.id}`;
const bearerOf = ({ requestHeaders }: Exchange) =>
  requestHeaders.find(([name]) => name.toLowerCase() === "authorization")?.[1];

describe("a pasted token", () => {
  test("is sealed into a cookie of its own, and in nothing that the portal answers", async () => {
    const browser = here.browser();
    const response = await browser.post("/console/token", { token: ` Bearer ${graceToken}\n` });
    const [cookie, ...others] = response.headers.getSetCookie();
    expect(others).toEqual([]);
    expect(cookie).toMatch(/^atrium-\d+-console=Fe26\.2.*; Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax$/i);
    const me = await browser.send("/api/cma/me");
    const answers = [response, me].map(({ headers }) => JSON.stringify([...headers])).join();
    const body = await me.text();
    expect(JSON.parse(body).email).toBe("grace@example.com");
    expect(answers + body).not.toContain(graceToken);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
  });

  test("that CMA refuses opens nothing, and is said so", async () => {
    const browser = here.browser();
    const refused = await browser.post("/console/token", { token: "nobody", returnTo: "/spaces/demo" });
    expect(refused.headers.get("location")).toBe("/console?problem=token_refused&returnTo=%2Fspaces%2Fdemo");
    expect(browser.cookies()).toEqual([]);
  });

  test.each(["", "two words", "ü", "x".repeat(3000), "x".repeat(10_000)])(
    "that none can be goes nowhere: %j",
    async (token) => {
      const response = await here.browser().post("/console/token", { token });
      expect(response.headers.get("location")).toBe("/console?problem=token_shape");
      expect(here.upstream).toEqual([]);
    },
  );

  test("of a foreign page is not taken", async () => {
    const response = await here.browser().send("/console/token", {
      method: "POST",
      headers: { "sec-fetch-site": "cross-site" },
      body: new URLSearchParams({ token: graceToken }),
    });
    expect(response.status).toBe(403);
    expect(here.upstream).toEqual([]);
  });

  test("leads to a page of the console and to no other", async () => {
    for (const [returnTo, place] of [
      ["/spaces/demo?size=30", "/spaces/demo?size=30"],
      ["/profile", "/spaces"],
      ["/spacesuit", "/spaces"],
      ["//evil.example/spaces", "/spaces"],
      ["/api/cma/me", "/spaces"],
    ]) {
      const response = await here
        .browser()
        .post("/console/token", { token: graceToken, returnTo: returnTo ?? "" });
      expect(response.headers.get("location"), returnTo).toBe(place);
    }
  });

  test("that ends meanwhile is the end of the console, until another one is pasted", async () => {
    const token = await here.cmaToken("ada");
    const ada = await entered(token);
    expect((await ada.send("/api/cma/me")).status).toBe(200);
    await here.service.context.db
      .updateTable("cma_token")
      .set({ expires_at: new Date(0) })
      .execute();
    const ended = await ada.send("/api/cma/me");
    expect(await codeOf(ended)).toBe("401 SessionEnded");
    // A token that was pasted in another tab meanwhile is not to be lost for this one.
    expect(ended.headers.getSetCookie()).toEqual([]);
    graceToken = await here.cmaToken("grace");
    await entered(await here.cmaToken("ada"), ada);
    expect((await ada.send("/api/cma/me")).status).toBe(200);
  });

  test("is gone with a sign-out, from every copy of the cookie too", async () => {
    const copy = grace.copy();
    const left = await grace.post("/console/sign-out");
    expect([left.status, left.headers.get("location")]).toEqual([303, "/console?problem=signed_out"]);
    expect(grace.cookies()).toEqual([]);
    expect(await codeOf(await copy.send("/api/cma/me"))).toBe("401 SessionEnded");
    expect(here.upstream).toEqual([]);
  });
});

describe("no way from the console to a member and back", () => {
  test("neither identity's cookie works for the other, and nothing is sent", async () => {
    const member = here.browser();
    await member.signIn("grace@example.com");
    here.upstream.length = 0;
    const write = { method: "DELETE", headers: own };
    for (const response of [
      await grace.send("/api/acma/me"),
      await grace.send("/api/acma/spaces/demo/contents/x", write),
      await grace.send("/api/upload/spaces/demo/uploads", { method: "POST", headers: own, body: "x" }),
      await member.send("/api/cma/me"),
      await member.send(memberships),
      await member.send(`${memberships}/x`, write),
    ]) {
      expect(await codeOf(response)).toBe("401 SessionEnded");
    }
    expect(here.upstream).toEqual([]);
  });

  test("nor does one open under the other's name", async () => {
    const member = here.browser();
    await member.signIn("grace@example.com");
    here.upstream.length = 0;
    const renamed = (cookies: ReturnType<HttpMember["cookies"]>, from: string, to: string) =>
      cookies.map(({ name, value }) => `${name.replace(from, to)}=${value}`).join("; ");
    const asMember = renamed(grace.cookies(), "-console", "-session");
    const asUser = renamed(member.cookies(), "-session", "-console");
    const acma = await here.browser().send("/api/acma/me", { headers: { cookie: asMember } });
    const cma = await here.browser().send("/api/cma/me", { headers: { cookie: asUser } });
    expect([await codeOf(acma), await codeOf(cma)]).toEqual(["401 SessionEnded", "401 SessionEnded"]);
    expect(here.upstream).toEqual([]);
  });

  test("who is both sends to each service the one token that is its own", async () => {
    const both = await entered(graceToken);
    await both.signIn("grace@example.com");
    here.upstream.length = 0;
    for (const path of [
      "/api/acma/me",
      "/api/acma/spaces/demo/contents?limit=1",
      "/api/acma/spaces/demo/media?limit=1",
      "/api/cma/me",
      "/api/cma/me/space-memberships?include=1",
      "/api/cma/users?email=ada@example.com",
      memberships,
    ]) {
      expect((await both.send(path)).status, path).toBe(200);
    }
    await both.send("/api/upload/spaces/demo/uploads", {
      method: "POST",
      headers: { ...own, "content-type": "image/png" },
      body: "x",
    });
    const bearers = (service: string) => [
      ...new Set(here.upstream.filter(({ path }) => path.startsWith(`/${service}/`)).map(bearerOf)),
    ];
    expect(here.upstream).toHaveLength(8);
    expect(bearers("cma")).toEqual([`Bearer ${graceToken}`]);
    const [ofMember, ...more] = [...new Set([...bearers("acma"), ...bearers("upload")])];
    expect(more).toEqual([]);
    expect(ofMember).toMatch(/^Bearer .{20,}$/);
    expect(ofMember).not.toBe(`Bearer ${graceToken}`);
    // And in no other place of a call: not in an address, a header or a body.
    for (const { path, requestHeaders, requestBody } of here.upstream) {
      const foreign = path.startsWith("/cma/") ? String(ofMember).slice(7) : graceToken;
      expect(JSON.stringify([path, requestHeaders, requestBody])).not.toContain(foreign);
    }
  });
});

describe("a change of roles", () => {
  test("without X-Service-Version is refused before it goes out", async () => {
    const { sys } = await linus();
    here.upstream.length = 0;
    const init = { method: "PUT", body: roles("viewer") };
    const place = `${memberships}/${sys.id}`;
    for (const version of [undefined, "", "0", "-1", "x", "1.5", "1,2"]) {
      const headers = { ...json, ...(version !== undefined && { "x-service-version": version }) };
      expect(await codeOf(await grace.send(place, { ...init, headers }))).toBe("428 VersionRequired");
    }
    expect(here.upstream).toEqual([]);
    const headers = { ...json, "x-service-version": String(sys.version) };
    const changed = await grace.send(place, { ...init, headers });
    expect((await changed.json()).sys.version).toBe(sys.version + 1);
    const sent = here.upstream[0]?.requestHeaders.find(
      ([name]) => name.toLowerCase() === "x-service-version",
    );
    expect(sent?.[1]).toBe(String(sys.version));
  });

  test("from a version that is not current any more is a conflict, and changes nothing", async () => {
    const { sys } = await linus();
    const headers = { ...json, "x-service-version": String(sys.version) };
    const change = (role: string) =>
      grace.send(`${memberships}/${sys.id}`, { method: "PUT", headers, body: roles(role) });
    expect((await change("editor")).status).toBe(200);
    expect(await codeOf(await change("viewer"))).toBe("409 VersionMismatch");
    expect((await linus()).roles[0].name).toBe("Editor");
  });

  test("of another user's page is not sent", async () => {
    const headers = { ...json, "x-service-version": "1", "x-platform-user": "somebody" };
    const init = { method: "PUT", headers, body: roles("viewer") };
    expect(await codeOf(await grace.send(`${memberships}/x`, init))).toBe("409 OtherMember");
    expect(here.upstream).toEqual([]);
  });

  test.each([
    ["no header of ours", { "sec-fetch-site": "same-origin" }],
    ["a foreign page", { "sec-fetch-site": "cross-site", "x-portal": "1" }],
  ])("with %s is refused before it goes out", async (_, headers) => {
    const init = { method: "DELETE", headers };
    expect(await codeOf(await grace.send(`${memberships}/x`, init))).toBe("403 AccessDenied");
    expect(here.upstream).toEqual([]);
  });
});

test.each([
  ["/api/cma/spaces/demo/content-types", "GET", "404 NotFound"],
  ["/api/cma/spaces/demo/service-login", "PUT", "404 NotFound"],
  ["/api/cma/spaces/demo/space-memberships/%2e%2e", "GET", "404 NotFound"],
  ["/api/cma/me", "PATCH", "405 MethodNotAllowed"],
  [`${memberships}/x`, "POST", "405 MethodNotAllowed"],
  [`${memberships}/x`, "PATCH", "405 MethodNotAllowed"],
])("what is no row of the console's table goes nowhere: %s by %s", async (path, method, said) => {
  expect(await codeOf(await grace.send(path, { method, headers: own }))).toBe(said);
  expect(here.upstream).toEqual([]);
});
