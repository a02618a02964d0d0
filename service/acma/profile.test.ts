import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openSpaceForTests, type SpaceForTests } from "#service/acma/space-for-tests.ts";

let space: SpaceForTests;
beforeAll(async () => {
  space = await openSpaceForTests();
});
afterAll(() => space.close());

describe("GET /me", () => {
  test("answers the ServiceUser of the token", async () => {
    const { status, body } = await space.call("ada", "/me");
    expect(status).toBe(200);
    expect(body).toMatchObject({
      sys: {
        id: space.memberId("ada"),
        type: "ServiceUser",
        space: { sys: { id: "demo", type: "Refer", targetType: "Space" } },
        provider: "embedded",
        email: "ada@example.com",
        version: 1,
      },
      nickname: "ada",
      enableLogin: true,
      isAdmin: false,
    });
    expect(body.avatarUrl).toMatch(/^http:\/\/localhost:\d+\/files\/demo\/\w+\/en-US\/surf\.webp$/);
    expect(body).not.toHaveProperty("roleOverride");
  });

  test("shows the roleOverride of a member that has one", async () => {
    const { body } = await space.call("rhea", "/me");
    expect(body.roleOverride).toEqual({
      sys: { id: "reader", type: "Refer", targetType: "ServiceUserRole" },
    });
    expect(body).not.toHaveProperty("avatarUrl");
  });

  test("is refused without a token", async () => {
    const { status, body } = await space.call(undefined, "/me");
    expect([status, body.sys.id]).toEqual([401, "InvalidToken"]);
  });
});

describe("PATCH /me", () => {
  test("changes nickname and avatarUrl; null takes the avatar away; each change is a version", async () => {
    const first = await space.call("linus", "/me", {
      method: "PATCH",
      body: { nickname: "  Linus F. ", avatarUrl: "https://example.com/l.png" },
    });
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({ nickname: "Linus F.", avatarUrl: "https://example.com/l.png" });
    expect(first.body.sys.version).toBe(2);
    const second = await space.call("linus", "/me", { method: "PATCH", body: { avatarUrl: null } });
    expect(second.body).not.toHaveProperty("avatarUrl");
    expect(second.body.nickname).toBe("Linus F.");
    expect((await space.call("linus", "/me")).body).toEqual(second.body);
  });

  test("nothing to change is no change", async () => {
    const before = await space.call("grace", "/me");
    const { status, body } = await space.call("grace", "/me", { method: "PATCH", body: {} });
    expect([status, body]).toEqual([200, before.body]);
  });

  test.each([
    [{ isAdmin: true }, "isAdmin"],
    [{ nickname: "x", sys: { email: "a@b.c" } }, "sys"],
    [{ roleOverride: null }, "roleOverride"],
    [{ nickname: "" }, "nickname"],
    [{ nickname: "   " }, "nickname"],
    [{ nickname: null }, "nickname"],
    [{ nickname: "x".repeat(101) }, "nickname"],
    [{ nickname: "a\u0000b" }, "nickname"],
    [{ nickname: "\ud800" }, "nickname"],
    [{ avatarUrl: "javascript:alert(1)" }, "avatarUrl"],
    [{ avatarUrl: "avatar.png" }, "avatarUrl"],
    [[], ""],
  ])("refuses %j", async (body, path) => {
    const answer = await space.call("ada", "/me", { method: "PATCH", body });
    expect([answer.status, answer.body.sys.id]).toEqual([422, "ValidationFailed"]);
    expect(answer.body.details[0].path).toBe(path);
  });

  test("a version that is not current is refused, and nothing changes", async () => {
    const { body: before } = await space.call("ada", "/me");
    const answer = await space.call("ada", "/me", {
      method: "PATCH",
      body: { nickname: "Other" },
      headers: { "x-service-version": String(before.sys.version + 1) },
    });
    expect(answer.status).toBe(409);
    expect(answer.body.details[0].current).toBe(before.sys.version);
    expect((await space.call("ada", "/me")).body).toEqual(before);
  });

  test("no member changes another: the address has no member id", async () => {
    await space.call("rhea", "/me", { method: "PATCH", body: { nickname: "Rhea Two" } });
    expect((await space.call("ada", "/me")).body.nickname).toBe("ada");
  });
});
