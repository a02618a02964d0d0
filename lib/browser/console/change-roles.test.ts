import { expect, test } from "vitest";
import { membership } from "#lib/space/membership-for-tests.ts";
import { asked, refusal, space } from "../stub-space-for-tests.ts";
import { changeRoles } from "./change-members.ts";

const change = { place: { spaceId: "demo", membershipId: "m" }, version: 3, roleIds: ["editor", "viewer"] };
const there = (roleIds: string[], version: number) => Response.json(membership("m", roleIds, { version }));
const kinds = (outcome: { kind: string; failure?: string }) =>
  outcome.failure === undefined ? outcome.kind : `${outcome.kind}: ${outcome.failure}`;

test("a change carries the version that it was made from, and nothing but roles", async () => {
  const { send, calls } = space(there(["editor", "viewer"], 4));
  expect((await changeRoles(send, change)).kind).toBe("changed");
  const refer = (id: string) => ({ sys: { id, type: "Refer", targetType: "SpaceRole" } });
  expect(calls).toEqual([
    {
      endpoint: "replaceRoles",
      parameters: { spaceId: "demo", membershipId: "m" },
      version: 3,
      body: { roles: [refer("editor"), refer("viewer")] },
    },
  ]);
});

test("a concurrent change is shown and not overwritten", async () => {
  const { send, calls } = space(refusal(409, "VersionMismatch"), there(["manager"], 4));
  const outcome = await changeRoles(send, change);
  expect(outcome).toMatchObject({ kind: "conflict", theirs: { sys: { version: 4 } } });
  expect(asked(calls)).toEqual(["replaceRoles", "readMembership"]);
});

test("an equal concurrent change is no conflict", async () => {
  const { send } = space(refusal(409, "VersionMismatch"), there(["viewer", "editor"], 4));
  expect((await changeRoles(send, change)).kind).toBe("changed");
});

test.each([
  ["it has arrived", () => there(["viewer", "editor"], 4), "changed"],
  ["it has not", () => there(["manager"], 3), "failed: unreachable"],
  ["another change came first", () => there(["manager"], 4), "conflict"],
  ["the member was removed", () => refusal(404, "NotFound"), "gone"],
  ["one cannot look", () => "broken" as const, "failed: unknown"],
  ["the token has ended meanwhile", () => refusal(401, "SessionEnded"), "failed: ended"],
])("after an answer that was lost one looks before one speaks: %s", async (_, seen, said) => {
  for (const lost of ["broken" as const, refusal(502, "Unreachable"), refusal(504, "TimedOut")]) {
    const { send, calls } = space(lost, seen());
    expect(kinds(await changeRoles(send, change))).toBe(said);
    expect(asked(calls)).toEqual(["replaceRoles", "readMembership"]);
  }
});

test.each([
  [refusal(404, "NotFound"), "gone"],
  [refusal(403, "AccessDenied"), "failed: refused"],
  [refusal(409, "LastManager"), "failed: lastManager"],
  [refusal(409, "OtherMember"), "failed: otherMember"],
  [refusal(401, "SessionEnded"), "failed: ended"],
  [refusal(429, "RateLimited"), "failed: limited"],
  [refusal(503, "Unavailable"), "failed: unreachable"],
  [refusal(422, "ValidationFailed"), "refusedRoles"],
  [refusal(418, "Teapot"), "failed: other"],
])("a refusal is no doubt", async (answer, said) => {
  const { send, calls } = space(answer);
  expect(kinds(await changeRoles(send, change))).toBe(said);
  expect(asked(calls)).toEqual(["replaceRoles"]);
});
