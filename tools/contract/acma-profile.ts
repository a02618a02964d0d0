import assert from "node:assert/strict";
import { type Check, decided, shown } from "./check.ts";
import { at, expectDateTime, expectEqual, expectError, expectRefer, expectStatus, textAt } from "./expect.ts";
import { once } from "./once.ts";
import type { Space } from "./space.ts";

const profile = once(async (space) => {
  const answer = await space.asMember("readProfile");
  expectStatus(answer, 200);
  return answer.body;
});

const rows: Record<string, (profile: unknown, space: Space) => void> = {
  "sys.id": (me) => assert.ok(textAt(me, "sys.id").length > 0),
  "sys.type is ServiceUser": (me) => expectEqual(at(me, "sys.type"), "ServiceUser", "sys.type"),
  "sys.space is a Refer<Space>": (me, space) => {
    expectRefer(at(me, "sys.space"), "Space", "sys.space");
    expectEqual(at(me, "sys.space.sys.id"), space.target.spaceId, "sys.space.sys.id");
  },
  "sys.provider is a text": (me) => assert.ok(textAt(me, "sys.provider").length > 0),
  "sys.email is an address": (me) => assert.match(textAt(me, "sys.email"), /@/),
  "sys.createdAt and updatedAt are date-times": (me) => {
    expectDateTime(at(me, "sys.createdAt"), "sys.createdAt");
    expectDateTime(at(me, "sys.updatedAt"), "sys.updatedAt");
  },
  "nickname is a text": (me) => assert.ok(textAt(me, "nickname").length > 0),
  "avatarUrl is optional": (me) => assert.ok(["string", "undefined"].includes(typeof at(me, "avatarUrl"))),
  "roleOverride is optional: a Refer<ServiceUserRole>": (me) => {
    const override = at(me, "roleOverride");
    if (override !== undefined && override !== null) expectRefer(override, "ServiceUserRole", "roleOverride");
  },
  "enableLogin is a boolean": (me) => expectEqual(at(me, "enableLogin"), true, "enableLogin"),
  "isAdmin is a boolean": (me) => expectEqual(typeof at(me, "isAdmin"), "boolean", "isAdmin"),
};

const serviceUserTable = shown(
  "ServiceUser: the rows of its table",
  Object.fromEntries(
    Object.entries(rows).map(([asks, judge]) => [
      asks,
      async (space: Space) => judge(await profile(space), space),
    ]),
  ),
);

/** Changes the profile and restores it. */
async function change(space: Space, json: Record<string, unknown>) {
  const before = (await space.asMember("readProfile")).body;
  const answer = await space.asMember("updateProfile", { json });
  if (answer.status === 200) {
    const kept = { nickname: at(before, "nickname"), avatarUrl: at(before, "avatarUrl") ?? null };
    await space.asMember("updateProfile", { json: kept });
  }
  return { before, answer };
}

const untouched = ["sys", "isAdmin", "enableLogin", "email", "provider", "roleOverride"];

export const acmaProfile: Check[] = [
  ...serviceUserTable,
  ...decided("Every resource has sys.version, ServiceUser too", {
    "an integer of 1 or more": async (space) =>
      assert.ok(Number(at(await profile(space), "sys.version")) >= 1),
    "it increases by 1 with a change": async (space) => {
      const { before, answer } = await change(space, { nickname: "Contract" });
      expectEqual(at(answer.body, "sys.version"), Number(at(before, "sys.version")) + 1, "sys.version");
    },
  }),
  ...decided("ACMA: update own profile, PATCH /me with {nickname?, avatarUrl?}", {
    nickname: async (space) => {
      const { answer } = await change(space, { nickname: "Contract" });
      expectStatus(answer, 200);
      expectEqual(at(answer.body, "nickname"), "Contract", "nickname");
    },
    avatarUrl: async (space) => {
      const avatarUrl = "https://pictures.example/face.png";
      expectEqual(at((await change(space, { avatarUrl })).answer.body, "avatarUrl"), avatarUrl, "avatarUrl");
    },
    "avatarUrl: null removes it": async (space) => {
      const { answer } = await change(space, { avatarUrl: null });
      expectStatus(answer, 200);
      expectEqual(at(answer.body, "sys.type"), "ServiceUser", "sys.type");
      expectEqual(at(answer.body, "avatarUrl"), undefined, "avatarUrl");
    },
    "an avatarUrl that is no web address is 422": async (space) =>
      expectError(
        (await change(space, { avatarUrl: "javascript:alert(1)" })).answer,
        422,
        "ValidationFailed",
      ),
    "an empty nickname is 422": async (space) =>
      expectError((await change(space, { nickname: "" })).answer, 422, "ValidationFailed"),
    "nothing at all changes nothing": async (space) => {
      const { before, answer } = await change(space, {});
      expectStatus(answer, 200);
      expectEqual(textAt(answer.body, "nickname"), at(before, "nickname"), "nickname");
    },
  }),
  ...decided(
    "Update own profile: any other member 422",
    Object.fromEntries(
      untouched.map((member) => [
        member,
        async (space: Space) =>
          expectError((await change(space, { [member]: "x" })).answer, 422, "ValidationFailed"),
      ]),
    ),
  ),
];
