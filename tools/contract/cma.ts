import assert from "node:assert/strict";
import { type Check, decided, shown } from "./check.ts";
import {
  at,
  expectDateTime,
  expectEqual,
  expectError,
  expectRefer,
  expectRefused,
  expectStatus,
  listAt,
  textAt,
} from "./expect.ts";
import { once } from "./once.ts";
import type { Space } from "./space.ts";

/** The manager's own Space Membership of this Space. */
const own = once(async (space) => {
  const answer = await space.asManager("listOwnMemberships", { query: "limit=100" });
  expectStatus(answer, 200);
  const mine = listAt(answer.body, "items").find(
    (item) => at(item, "sys.space.sys.id") === space.target.spaceId,
  );
  assert.ok(mine !== undefined, "the CMA token's user is no member of this Space");
  return mine;
});

const rows: Record<string, (membership: unknown, space: Space) => void> = {
  "sys.id": (one) => assert.ok(textAt(one, "sys.id") !== ""),
  "sys.type is always SpaceMembership": (one) =>
    expectEqual(at(one, "sys.type"), "SpaceMembership", "sys.type"),
  "sys.space is a Refer<Space>": (one) => expectRefer(at(one, "sys.space"), "Space", "sys.space"),
  "sys.user is a Refer<User>": (one) => expectRefer(at(one, "sys.user"), "User", "sys.user"),
  "sys.createdBy and updatedBy are Refer<User>": (one) => {
    expectRefer(at(one, "sys.createdBy"), "User", "sys.createdBy");
    expectRefer(at(one, "sys.updatedBy"), "User", "sys.updatedBy");
  },
  "sys.createdAt and updatedAt are date-times": (one) => {
    expectDateTime(at(one, "sys.createdAt"), "sys.createdAt");
    expectDateTime(at(one, "sys.updatedAt"), "sys.updatedAt");
  },
  "sys.version is an integer, at least 1": (one) => {
    const version = at(one, "sys.version");
    assert.ok(Number.isInteger(version) && Number(version) >= 1, `it is ${version}`);
  },
  "roles is a list of 1 to 3 Refer<SpaceRole>": (one) => {
    const roles = listAt(one, "roles");
    assert.ok(roles.length >= 1 && roles.length <= 3, `there are ${roles.length}`);
    for (const role of roles) expectRefer(role, "SpaceRole", "a role");
  },
  "no publish, archive or status members": (one) => {
    for (const name of ["publish", "archive", "status"]) expectEqual(at(one, `sys.${name}`), undefined, name);
  },
};

export const cma: Check[] = [
  ...shown("CMA: own profile, GET /me", {
    "of the token's user": async (space) => {
      const answer = await space.asManager("readUser");
      expectStatus(answer, 200);
      expectEqual(at(answer.body, "sys.type"), "User", "sys.type");
      expectEqual(at(answer.body, "sys.id"), at(await own(space), "sys.user.sys.id"), "sys.id");
    },
  }),
  ...shown(
    "Space Membership: the rows of its table",
    Object.fromEntries(
      Object.entries(rows).map(([asks, judge]) => [
        asks,
        async (space: Space) => judge(await own(space), space),
      ]),
    ),
  ),
  ...shown("List own memberships: GET {cma_url}/me/space-memberships", {
    "in the list wrapper": async (space) => {
      const { body } = await space.asManager("listOwnMemberships");
      expectEqual(at(body, "sys.type"), "TotalPageResponse", "sys.type");
      expectEqual(at(body, "totalCount"), listAt(body, "items").length, "totalCount");
    },
    "with include=1, the details of the referenced Space are included": async (space) => {
      const { body } = await space.asManager("listOwnMemberships", { query: "include=1" });
      // In place of the Refer, or beside the items.
      assert.ok(JSON.stringify(body).includes('"type":"Space"'), "there is no Space in it");
    },
  }),
  ...decided("include=1: the Space in place of its Refer", {
    "own memberships": async (space) => {
      const { body } = await space.asManager("listOwnMemberships", { query: "include=1" });
      expectEqual(at(body, "items.0.sys.space.sys.type"), "Space", "its type");
    },
  }),
  ...decided("Links of lists outside a Space start with /v1/ and their own path", {
    "own memberships": async (space) => {
      const { body } = await space.asManager("listOwnMemberships");
      assert.ok(
        textAt(body, "links.self").startsWith("/v1/me/space-memberships"),
        textAt(body, "links.self"),
      );
    },
  }),
  ...decided("CMA: members of a Space, roles of a Space, one membership", {
    members: async (space) => {
      const { body } = await space.asManager("listMemberships", { query: "limit=100" });
      const ids = listAt(body, "items").map((item) => at(item, "sys.id"));
      assert.ok(ids.includes(at(await own(space), "sys.id")), "the manager is not among them");
    },
    "members with include=1: user and roles": async (space) => {
      const { body } = await space.asManager("listMemberships", { query: "include=1&limit=1" });
      expectEqual(at(body, "items.0.sys.user.sys.type"), "User", "the type of the user");
      expectEqual(at(body, "items.0.roles.0.sys.type"), "SpaceRole", "the type of a role");
    },
    roles: async (space) => {
      const { body } = await space.asManager("listSpaceRoles");
      expectEqual(at(body, "items.0.sys.type"), "SpaceRole", "the type of a role");
    },
    one: async (space) => {
      const path = { membershipId: textAt(await own(space), "sys.id") };
      const answer = await space.asManager("readMembership", { path });
      expectStatus(answer, 200);
      expectEqual(at(answer.body, "sys.id"), path.membershipId, "sys.id");
    },
    "one that is not there": async (space) =>
      expectError(
        await space.asManager("readMembership", { path: { membershipId: "no-such" } }),
        404,
        "NotFound",
      ),
  }),
  ...decided("CMA: a user is found by exact address only, so that accounts can't be listed", {
    "without an address": async (space) => expectRefused(await space.asManager("findUsers")),
    "by a part of one": async (space) => {
      const answer = await space.asManager("findUsers", { query: "email=example.com" });
      assert.ok(answer.status >= 400 || at(answer.body, "totalCount") === 0, "somebody was found");
    },
  }),
  ...shown("Common list query parameters apply to every list endpoint", {
    "limit=1 on members": async (space) => {
      const { body } = await space.asManager("listMemberships", { query: "limit=1" });
      expectEqual(listAt(body, "items").length, 1, "the number of items");
    },
    "limit=101 on members is refused": async (space) =>
      expectRefused(await space.asManager("listMemberships", { query: "limit=101" })),
    "filter[] on roles is refused": async (space) =>
      expectRefused(await space.asManager("listSpaceRoles", { query: "filter[name]=x" })),
    "select on roles": async (space) => {
      const { body } = await space.asManager("listSpaceRoles", { query: "select=sys.id&limit=1" });
      expectEqual(Object.keys(Object(at(body, "items.0"))), ["sys"], "its members");
    },
  }),
  ...decided("CMA: Content Types", {
    list: async (space) => {
      const { body } = await space.asManager("listContentTypes");
      expectEqual(at(body, "items.0.sys.type"), "ContentType", "its type");
    },
    one: async (space) => {
      const { contentTypeId } = space.field("Text");
      const answer = await space.asManager("readContentType", { path: { contentTypeId } });
      expectStatus(answer, 200);
      assert.ok(listAt(answer.body, "fields").length > 0, "it has no fields");
    },
    "one that is not there": async (space) =>
      expectError(
        await space.asManager("readContentType", { path: { contentTypeId: "no-such" } }),
        404,
        "NotFound",
      ),
  }),
];
