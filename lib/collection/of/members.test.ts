import { expect, test } from "vitest";
import { membership } from "#lib/space/membership-for-tests.ts";
import { membersOf } from "./members.ts";

const refusal = (status: number, id: string) =>
  Response.json({ sys: { type: "Error", id }, message: id }, { status });
const page = (...items: object[]) =>
  Response.json({
    sys: { type: "TotalPageResponse" },
    limit: 30,
    totalCount: items.length,
    items,
    links: {},
  });

/** Names of a page with Ada alone, changed by Grace, who is not on it; `answer` is what asking for Grace brings. */
async function namesWhen(answer: () => Response) {
  const ada = membership("ada", ["viewer"]);
  const send = async ({ query = "" }) =>
    new URLSearchParams(query).has("sys.user.sys.id[in]") ? answer() : page(ada);
  return (await membersOf("demo").find(send, { limit: 30 })).names;
}

test("authors of changes have names even if they aren't on the page", async () => {
  const grace = membership("grace", ["manager"]);
  expect(await namesWhen(() => page(grace))).toEqual({
    "user-ada": "Name of ada",
    "user-grace": "Name of grace",
  });
});

test("an author who is no longer a member has left", async () => {
  expect(await namesWhen(() => page())).toEqual({ "user-ada": "Name of ada", "user-grace": null });
});

test("a missing name does not mean that a member left", async () => {
  for (const failed of [refusal(503, "Unavailable"), refusal(403, "AccessDenied")]) {
    expect(await namesWhen(() => failed)).toEqual({ "user-ada": "Name of ada" });
  }
});

test("a member without a name and an address has not left", async () => {
  const nameless = {
    ...membership("grace", []),
    sys: membership("grace", [], { user: { sys: { id: "user-grace" } } }).sys,
  };
  expect(await namesWhen(() => page(nameless))).toEqual({ "user-ada": "Name of ada" });
});
