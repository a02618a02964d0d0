import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  type ManagementForTests,
  openManagementForTests,
  outcome,
} from "#service/cma/management-for-tests.ts";

let cma: ManagementForTests;
beforeAll(async () => {
  cma = await openManagementForTests();
});
afterAll(() => cma.close());

const loginPath = "/spaces/demo/service-login";
const rolesPath = "/spaces/demo/service-user-roles";
const roleRefer = (id: string) => ({ sys: { id, type: "Refer", targetType: "ServiceUserRole" } });

async function put(path: string, body: unknown, version?: "current" | number) {
  const current = version === "current" ? (await cma.call("grace", path)).body.sys.version : version;
  const headers = current === undefined ? {} : { "x-service-version": String(current) };
  return cma.call("grace", path, { method: "PUT", body, headers });
}
const login = (more: object = {}) => ({
  callbackUrl: "https://portal.example.com/callback",
  providers: ["embedded"],
  defaultRole: roleRefer("contributor"),
  ...more,
});

const strangers = [
  ["linus", "403 AccessDenied"],
  ["ada", "403 AccessDenied"],
  ["mina", "404 NotFound"],
  [undefined, "401 InvalidToken"],
] as const;

describe("ServiceLogin", () => {
  test("every member of the Space reads it", async () => {
    const { body } = await cma.call("ada", loginPath);
    expect(body).toMatchObject({
      sys: { type: "ServiceLogin", version: 1, space: { sys: { id: "demo" } } },
      callbackUrl: "http://localhost:3000/callback",
      providers: ["embedded"],
      defaultRole: roleRefer("contributor"),
    });
    expect(outcome(await cma.call("mina", loginPath))).toBe("404 NotFound");
    expect(outcome(await cma.call(undefined, loginPath))).toBe("401 InvalidToken");
  });

  test("include=1 tells what a person is shown of each provider, and puts the role in place", async () => {
    const { body } = await cma.call("ada", `${loginPath}?include=1`);
    expect(body.providers).toEqual([{ id: "embedded", label: "Demo accounts" }]);
    expect(body.defaultRole).toMatchObject({ sys: { type: "ServiceUserRole" }, name: "Contributor" });
  });

  test("a change holds for the next sign-in and the next request", async () => {
    const { body } = await put(loginPath, login({ defaultRole: roleRefer("reader") }), 1);
    expect(body).toMatchObject({ sys: { version: 2 }, callbackUrl: "https://portal.example.com/callback" });
    const note = { method: "POST", body: { fields: { title: { "en-US": "x" } } } } as const;
    const notes = "/spaces/demo/content-types/note/contents";
    expect(outcome(await cma.onAcma("ada", notes, note))).toBe("403 AccessDenied");
    const entry = await cma.service.app.inject("/auth/v1/spaces/demo/login/oauth2/embedded/callback?state=x");
    expect(entry.headers.location).toBe("https://portal.example.com/callback?error=server_error");
    expect(outcome(await put(loginPath, login(), 2))).toBe("200");
    expect((await cma.onAcma("ada", notes, note)).status).toBe(201);
  });

  test("a version is asked for, and a stale one told the current", async () => {
    expect(outcome(await put(loginPath, login()))).toBe("428 VersionRequired");
    const stale = await put(loginPath, login(), 1);
    expect(outcome(stale)).toBe("409 VersionMismatch");
    expect(stale.body.details[0].current).toBeGreaterThan(1);
  });

  test.each<[string, object, string]>([
    ["a custom app scheme", { callbackUrl: "myapp://callback" }, "callbackUrl"],
    [
      "a custom scheme that looks like an address",
      { callbackUrl: "com.example.app:/callback" },
      "callbackUrl",
    ],
    ["javascript", { callbackUrl: "javascript:alert(1)" }, "callbackUrl"],
    ["http to another machine", { callbackUrl: "http://portal.example.com/callback" }, "callbackUrl"],
    ["an address with a password", { callbackUrl: "https://a:b@portal.example.com/" }, "callbackUrl"],
    ["a fragment", { callbackUrl: "https://portal.example.com/#callback" }, "callbackUrl"],
    ["no address", { callbackUrl: "" }, "callbackUrl"],
    ["no provider", { providers: [] }, "providers"],
    ["a provider that the service was not given", { providers: ["embedded", "kakao"] }, "providers.1"],
    ["a provider twice", { providers: ["embedded", "embedded"] }, "providers"],
    ["a role that is not there", { defaultRole: roleRefer("nobody") }, "defaultRole"],
    ["a member that is not there", { colour: "red" }, "colour"],
  ])("%s is rejected", async (_what, part, path) => {
    const answer = await put(loginPath, login(part), "current");
    expect(outcome(answer)).toBe("422 ValidationFailed");
    expect(answer.body.details.map((detail: { path: string }) => detail.path)).toContain(path);
  });

  test.each(strangers)("%s may not change it", async (user, refusal) => {
    const call = { method: "PUT", body: login(), headers: { "x-service-version": "1" } } as const;
    expect(outcome(await cma.call(user, loginPath, call))).toBe(refusal);
  });
});

describe("ServiceUserRoles", () => {
  const role = (more: object = {}) => ({
    name: "Note writer",
    rules: [{ resource: "Content", contentType: "note", actions: ["read", "create"] }],
    ...more,
  });
  const create = (body: unknown) => cma.call("grace", rolesPath, { method: "POST", body });

  test("every member of the Space lists and reads them", async () => {
    const { body } = await cma.call("ada", `${rolesPath}?order=name`);
    expect(body.items.map(({ name }: { name: string }) => name)).toEqual(["Contributor", "Own", "Reader"]);
    const { body: reader } = await cma.call("linus", `${rolesPath}/reader`);
    expect(reader).toMatchObject({
      sys: { id: "reader", type: "ServiceUserRole", version: 1 },
      name: "Reader",
    });
    for (const path of [rolesPath, `${rolesPath}/reader`]) {
      expect(outcome(await cma.call("mina", path))).toBe("404 NotFound");
      expect(outcome(await cma.call(undefined, path))).toBe("401 InvalidToken");
    }
    expect(outcome(await cma.call("grace", `${rolesPath}/nobody`))).toBe("404 NotFound");
  });

  test("a new one can be given an id, and what it allows changes with it", async () => {
    const { status, body } = await create(role({ id: "noter" }));
    expect([status, body.sys]).toMatchObject([201, { id: "noter", version: 1 }]);
    await put(loginPath, login({ defaultRole: roleRefer("noter") }), "current");
    const notes = "/spaces/demo/content-types/note/contents";
    expect((await cma.onAcma("ada", notes)).status).toBe(200);
    const { body: changed } = await put(`${rolesPath}/noter`, role({ rules: [] }), 1);
    expect(changed).toMatchObject({ sys: { version: 2 }, rules: [] });
    expect(outcome(await cma.onAcma("ada", notes))).toBe("403 AccessDenied");
    await put(loginPath, login(), "current");
  });

  test("a version is asked for, and a stale one told the current", async () => {
    const path = `${rolesPath}/${(await create(role())).body.sys.id}`;
    expect(outcome(await put(path, role()))).toBe("428 VersionRequired");
    expect(outcome(await put(path, role({ name: "Other" }), 1))).toBe("200");
    expect(outcome(await put(path, role(), 1))).toBe("409 VersionMismatch");
    expect(outcome(await put(`${rolesPath}/nobody`, role(), 1))).toBe("404 NotFound");
  });

  const rules = (...all: object[]) => role({ rules: all });
  test.each<[string, object, string]>([
    ["no name", role({ name: "" }), "name"],
    ["a rule for something else", rules({ resource: "Tag", actions: ["read"] }), "rules.0.resource"],
    ["a rule that allows nothing", rules({ resource: "Media", actions: [] }), "rules.0.actions"],
    ["an action that is not there", rules({ resource: "Media", actions: ["publish"] }), "rules.0.actions.0"],
    ["an action twice", rules({ resource: "Media", actions: ["read", "read"] }), "rules.0.actions"],
    [
      "another createdBy than :self",
      rules({ resource: "Media", actions: ["read"], createdBy: "ada" }),
      "rules.0.createdBy",
    ],
    [
      "Media of a Content Type",
      rules({ resource: "Media", contentType: "note", actions: ["read"] }),
      "rules.0.contentType",
    ],
    [
      "a Content Type that is not there",
      rules({ resource: "Content", contentType: "gone", actions: ["read"] }),
      "rules.0.contentType",
    ],
    ["an id that is taken", role({ id: "reader" }), "id"],
    ["a member that is not there", role({ colour: "red" }), "colour"],
  ])("%s is 422", async (_what, body, path) => {
    const answer = await create(body);
    expect(outcome(answer)).toBe("422 ValidationFailed");
    expect(answer.body.details.map((detail: { path: string }) => detail.path)).toContain(path);
  });

  test.each(strangers)("%s may not make or change one", async (user, refusal) => {
    const call = { body: role(), headers: { "x-service-version": "1" } } as const;
    expect(outcome(await cma.call(user, rolesPath, { ...call, method: "POST" }))).toBe(refusal);
    expect(outcome(await cma.call(user, `${rolesPath}/reader`, { ...call, method: "PUT" }))).toBe(refusal);
  });
});
