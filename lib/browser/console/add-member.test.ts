import { describe, expect, test } from "vitest";
import { membership } from "#lib/space/membership-for-tests.ts";
import { asked, page, refusal, space } from "../stub-space-for-tests.ts";
import { addMember } from "./change-members.ts";

const yuna = { sys: { id: "user-yuna" }, name: "Yuna Cho", email: "yuna@example.com" };
const wanted = { email: "\u200byuna@example.com\u00a0", roleIds: ["editor"] };
const found = () => Response.json(page(yuna));

test("the user with exactly this address is added by reference; no e-mail is sent", async () => {
  const { send, calls } = space(found(), Response.json(membership("m", ["editor"])));
  expect(await addMember(send, "demo", wanted)).toEqual({ kind: "added", name: "Yuna Cho" });
  expect(calls).toEqual([
    { endpoint: "findUsers", query: "email=yuna%40example.com" },
    {
      endpoint: "addMembership",
      parameters: { spaceId: "demo" },
      body: {
        user: { sys: { id: "user-yuna", type: "Refer", targetType: "User" } },
        roles: [{ sys: { id: "editor", type: "Refer", targetType: "SpaceRole" } }],
      },
    },
  ]);
});

test("a user with another address in CMA's answer is not added", async () => {
  const { send, calls } = space(Response.json(page({ ...yuna, email: "somebody.else@example.com" })));
  expect(await addMember(send, "demo", wanted)).toEqual({ kind: "typed", address: "noAccount" });
  expect(asked(calls)).toEqual(["findUsers"]);
});

describe("invalid input is reported before any request", () => {
  test.each([
    ["", ["editor"], { address: "missing" }],
    ["yuna", ["editor"], { address: "shape" }],
    ["yuna cho@example.com", ["editor"], { address: "shape" }],
    ["yuna@example.com", [], { roles: "none" }],
    ["yuna@example.com", ["a", "b", "c", "d"], { roles: "tooMany" }],
    ["", [], { address: "missing", roles: "none" }],
  ])("%j with %j", async (email, roleIds, said) => {
    const { send, calls } = space();
    expect(await addMember(send, "demo", { email, roleIds })).toEqual({ kind: "typed", ...said });
    expect(calls).toEqual([]);
  });

  test("three roles are not too many", async () => {
    const { send } = space(found(), Response.json(membership("m", ["a", "b", "c"])));
    const outcome = await addMember(send, "demo", { ...wanted, roleIds: ["a", "b", "c"] });
    expect(outcome.kind).toBe("added");
  });
});

test.each([
  [[Response.json(page())], { kind: "typed", address: "noAccount" }],
  [[found(), refusal(409, "AlreadyMember")], { kind: "typed", address: "already", name: "Yuna Cho" }],
  [
    [found(), refusal(422, "ValidationFailed", [{ path: "roles.0", message: "" }])],
    { kind: "typed", roles: "refusedRoles" },
  ],
  [
    [found(), refusal(422, "ValidationFailed", [{ path: "user", message: "" }])],
    { kind: "typed", address: "refusedAddress" },
  ],
  [[found(), refusal(403, "AccessDenied")], { kind: "failed", failure: "refused" }],
  [[refusal(401, "SessionEnded")], { kind: "failed", failure: "ended" }],
  [["broken" as const], { kind: "failed", failure: "unreachable" }],
])("a refusal stands at the field that it is about, or below the form", async (answers, said) => {
  expect(await addMember(space(...answers).send, "demo", wanted)).toEqual(said);
});

test.each([
  [
    "it has arrived",
    () => Response.json(page(membership("yuna", ["editor"]))),
    { kind: "added", name: "Yuna Cho" },
  ],
  ["it has not", () => Response.json(page()), { kind: "failed", failure: "unreachable" }],
  [
    "another user added them",
    () => Response.json(page(membership("yuna", ["viewer"]))),
    { kind: "typed", address: "already", name: "Yuna Cho" },
  ],
  ["one cannot look", () => "broken" as const, { kind: "failed", failure: "unknown" }],
])("after an answer that was lost one looks before one speaks: %s", async (_, seen, said) => {
  const { send, calls } = space(found(), "broken", seen());
  expect(await addMember(send, "demo", wanted)).toEqual(said);
  expect(asked(calls)).toEqual(["findUsers", "addMembership", "listMemberships"]);
});
