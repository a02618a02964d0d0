import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  type ManagementForTests,
  membershipPath,
  membershipsPath,
  openManagementForTests,
  outcome,
  spaceRoles,
} from "#service/cma/management-for-tests.ts";
import { demoId } from "#service/database/seed/demo-id.ts";

let cma: ManagementForTests;
beforeAll(async () => {
  cma = await openManagementForTests();
});
afterAll(() => cma.close());

const userRefer = (key: string) => ({
  sys: { id: demoId("user", key), type: "Refer", targetType: "User" },
});
const add = (
  roles: unknown = spaceRoles("editor"),
  user: unknown = userRefer("mina"),
  by = "grace" as const,
) => cma.call(by, membershipsPath, { method: "POST", body: { user, roles } });
const change = (path: string, roles: unknown, version?: number | string, method: "PUT" | "PATCH" = "PUT") =>
  cma.call("grace", path, {
    method,
    body: { roles },
    headers: version === undefined ? {} : { "x-service-version": String(version) },
  });

describe("reading", () => {
  test("a Space Membership has exactly the members that the seed shows", async () => {
    const { status, body } = await cma.call("ada", membershipPath("linus"));
    expect(status).toBe(200);
    expect(body).toEqual({
      sys: {
        id: demoId("membership", "linus"),
        type: "SpaceMembership",
        space: { sys: { id: "demo", type: "Refer", targetType: "Space" } },
        user: userRefer("linus"),
        createdBy: userRefer("grace"),
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        updatedBy: userRefer("grace"),
        updatedAt: expect.stringMatching(/Z$/),
        version: 1,
      },
      roles: spaceRoles("editor"),
    });
  });

  test("every member of the Space can read its members; for other users it is 404", async () => {
    for (const user of ["grace", "linus", "ada"] as const) {
      const { body } = await cma.call(user, membershipsPath);
      expect(body).toMatchObject({ sys: { type: "TotalPageResponse" }, totalCount: 3, limit: 15 });
    }
    for (const path of [membershipsPath, membershipPath("ada"), "/spaces/demo/space-roles"]) {
      expect(outcome(await cma.call("mina", path))).toBe("404 NotFound");
      expect(outcome(await cma.call("grace", path.replace("demo", "nowhere")))).toBe("404 NotFound");
      expect(outcome(await cma.call(undefined, path))).toBe("401 InvalidToken");
    }
  });

  test("include=1 puts user and roles in place", async () => {
    const { body } = await cma.call("linus", `${membershipsPath}?include=1&order=sys.user.sys.id`);
    const grace = body.items.find(
      (item: { sys: { user: { email: string } } }) => item.sys.user.email === "grace@example.com",
    );
    expect(grace).toMatchObject({
      sys: { user: { sys: { type: "User" }, name: "Grace Oh" } },
      roles: [
        {
          sys: { id: "manager", type: "SpaceRole" },
          permissions: ["members", "contentTypes", "serviceLogin"],
        },
      ],
    });
  });

  test("own memberships: the Space as a Refer, with include=1 in place of it; links have their own path", async () => {
    const { body: plain } = await cma.call("linus", "/me/space-memberships");
    expect(plain).toMatchObject({ totalCount: 1, links: { self: "/v1/me/space-memberships" } });
    expect(plain.items[0].sys.space.sys).toEqual({ id: "demo", type: "Refer", targetType: "Space" });
    const { body } = await cma.call("linus", "/me/space-memberships?include=1");
    expect(body.items[0].sys.space).toMatchObject({ sys: { id: "demo", type: "Space" }, name: "Morae" });
    expect((await cma.call("mina", "/me/space-memberships")).body).toMatchObject({
      totalCount: 0,
      items: [],
    });
    expect(outcome(await cma.call(undefined, "/me/space-memberships"))).toBe("401 InvalidToken");
  });

  test("the roles of the Space can be listed", async () => {
    const { body } = await cma.call("ada", "/spaces/demo/space-roles?order=name");
    expect(body.items.map(({ name }: { name: string }) => name)).toEqual(["Editor", "Manager", "Viewer"]);
  });

  test("an unknown membership is 404", async () => {
    for (const id of ["nobody", "%20", "a%2Fb"]) {
      expect(outcome(await cma.call("grace", `${membershipsPath}/${id}`))).toBe("404 NotFound");
    }
  });
});

describe("adding a member", () => {
  afterEach(async () => {
    await cma.service.context.db
      .deleteFrom("space_membership")
      .where("user_id", "=", cma.userId("mina"))
      .execute();
  });

  test("answers 201 with the new membership, which needs no version header", async () => {
    const { status, body } = await add(spaceRoles("editor", "viewer"));
    expect(status).toBe(201);
    expect(body).toMatchObject({
      sys: { type: "SpaceMembership", version: 1, user: userRefer("mina"), createdBy: userRefer("grace") },
      roles: spaceRoles("editor", "viewer"),
    });
    expect((await cma.call("mina", `${membershipsPath}/${body.sys.id}`)).body).toEqual(body);
  });

  test("is 409 for who is a member already", async () => {
    expect(outcome(await add())).toBe("201");
    expect(outcome(await add())).toBe("409 AlreadyMember");
    expect(outcome(await add(spaceRoles("viewer"), userRefer("grace")))).toBe("409 AlreadyMember");
  });

  test.each([
    ["no roles", { roles: [] }, "roles"],
    ["four roles", { roles: spaceRoles("a", "b", "c", "d") }, "roles"],
    ["one role twice", { roles: spaceRoles("editor", "editor") }, "roles"],
    ["a role that is not there", { roles: spaceRoles("editor", "owner") }, "roles.1"],
    ["a role that is no Refer", { roles: ["editor"] }, "roles.0"],
    ["a Refer to something else", { user: spaceRoles("editor")[0] }, "user.sys.targetType"],
    ["a user that is not there", { user: userRefer("nobody") }, "user"],
    ["an address instead of a user", { user: undefined, email: "mina@example.com" }, "email"],
  ])("is 422 with %s", async (_what, part, path) => {
    const answer = await cma.call("grace", membershipsPath, {
      method: "POST",
      body: { user: userRefer("mina"), roles: spaceRoles("editor"), ...part },
    });
    expect(outcome(answer)).toBe("422 ValidationFailed");
    expect(answer.body.details.map((detail: { path: string }) => detail.path)).toContain(path);
  });
});

describe("changing and removing a member", () => {
  let path: string;
  beforeEach(async () => {
    path = `${membershipsPath}/${(await add(spaceRoles("viewer"))).body.sys.id}`;
  });
  afterEach(async () => {
    await cma.service.context.db
      .deleteFrom("space_membership")
      .where("user_id", "=", cma.userId("mina"))
      .execute();
  });

  test.each(["PUT", "PATCH"] as const)(
    "%s takes the current version, and the version goes up by 1",
    async (method) => {
      const { status, body } = await change(path, spaceRoles("editor", "viewer"), 1, method);
      expect(status).toBe(200);
      expect(body).toMatchObject({ sys: { version: 2 }, roles: spaceRoles("editor", "viewer") });
      expect((await cma.call("grace", path)).body).toEqual(body);
    },
  );

  test.each(["PUT", "PATCH"] as const)(
    "%s without a version is 428, with a stale one 409 and the current",
    async (method) => {
      expect(outcome(await change(path, spaceRoles("editor"), undefined, method))).toBe(
        "428 VersionRequired",
      );
      expect(outcome(await change(path, spaceRoles("editor"), 1, method))).toBe("200");
      const stale = await change(path, spaceRoles("viewer"), 1, method);
      expect(outcome(stale)).toBe("409 VersionMismatch");
      expect(stale.body.details).toMatchObject([{ path: "sys.version", current: 2 }]);
      expect((await cma.call("grace", path)).body.roles).toEqual(spaceRoles("editor"));
    },
  );

  test("a version that is no version, roles that do not fit, and a membership that is not there are refused", async () => {
    for (const version of ["x", "0", "-1", "1.0", '"1"']) {
      expect(outcome(await change(path, spaceRoles("editor"), version))).toBe("422 ValidationFailed");
    }
    for (const roles of [[], spaceRoles("a", "b", "c", "d"), spaceRoles("owner"), "editor", null]) {
      expect(outcome(await change(path, roles, 1))).toBe("422 ValidationFailed");
    }
    expect(outcome(await change(`${membershipsPath}/gone`, spaceRoles("editor"), 1))).toBe("404 NotFound");
    expect(outcome(await cma.call("grace", `${membershipsPath}/gone`, { method: "DELETE" }))).toBe(
      "404 NotFound",
    );
  });

  test("a removed member is 404 from then on, and the Space is nothing to the user any more", async () => {
    expect(outcome(await cma.call("mina", membershipsPath))).toBe("200");
    const removed = await cma.call("grace", path, { method: "DELETE" });
    expect([removed.status, removed.body]).toEqual([204, undefined]);
    expect(outcome(await cma.call("grace", path))).toBe("404 NotFound");
    expect(outcome(await cma.call("mina", membershipsPath))).toBe("404 NotFound");
  });

  test("only a SpaceRole that manages members may: editor and viewer are 403, no membership 404, no token 401", async () => {
    const attempts = [
      {
        at: membershipsPath,
        method: "POST",
        body: { user: userRefer("mina"), roles: spaceRoles("manager") },
      },
      { at: path, method: "PUT", body: { roles: spaceRoles("manager") } },
      { at: path, method: "PATCH", body: { roles: spaceRoles("manager") } },
      { at: path, method: "DELETE" },
    ] as const;
    for (const { at, ...call } of attempts) {
      const headers = { "x-service-version": "1" };
      for (const user of ["linus", "ada", "mina"] as const) {
        expect(outcome(await cma.call(user, at, { ...call, headers }))).toBe("403 AccessDenied");
      }
      expect(outcome(await cma.call(undefined, at, { ...call, headers }))).toBe("401 InvalidToken");
    }
    await cma.call("grace", path, { method: "DELETE" });
    for (const { at, ...call } of attempts) {
      expect(outcome(await cma.call("mina", at, call))).toBe("404 NotFound");
    }
  });

  test("several SpaceRoles add up: one that manages is enough", async () => {
    await change(path, spaceRoles("viewer", "manager"), 1);
    const answer = await cma.call("mina", membershipPath("ada"), {
      method: "PUT",
      body: { roles: spaceRoles("editor") },
      headers: { "x-service-version": "1" },
    });
    expect(outcome(answer)).toBe("200");
  });
});

describe("the last manager", () => {
  test("can neither be removed nor be given roles that do not manage members", async () => {
    const own = membershipPath("grace");
    expect(outcome(await cma.call("grace", own, { method: "DELETE" }))).toBe("409 LastManager");
    for (const method of ["PUT", "PATCH"] as const) {
      expect(outcome(await change(own, spaceRoles("editor"), 1, method))).toBe("409 LastManager");
    }
    expect((await cma.call("grace", own)).body).toMatchObject({
      sys: { version: 1 },
      roles: spaceRoles("manager"),
    });
    expect(outcome(await change(own, spaceRoles("manager", "editor"), 1))).toBe("200");
  });
});
