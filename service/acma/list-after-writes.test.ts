import { afterAll, beforeAll, expect, test } from "vitest";
import { openSpaceForTests, type SpaceForTests } from "#service/acma/space-for-tests.ts";

let space: SpaceForTests;
beforeAll(async () => {
  space = await openSpaceForTests();
});
afterAll(() => space.close());

const notes = "/spaces/demo/content-types/note/contents";
const mine = `${notes}?fields.title.en-US=remembered`;
const body = (text: string) => ({
  fields: { title: { "en-US": "remembered" }, text: { "en-US": text } },
});

async function textsOf(member: "ada" | "linus", path = mine) {
  const { status, body: list } = await space.call(member, path);
  expect(status, JSON.stringify(list)).toBe(200);
  const texts = list.items.map(
    (item: { fields: { text: Record<string, string> } }) => item.fields.text["en-US"],
  );
  expect(list.totalCount).toBe(texts.length);
  return texts;
}

test("a repeated list shows later writes, and nothing that the member may not read", async () => {
  expect(await textsOf("ada")).toEqual([]);
  const first = await space.call("ada", notes, { method: "POST", body: body("one") });
  expect(await textsOf("ada")).toEqual(["one"]);
  const second = await space.call("linus", notes, { method: "POST", body: body("two") });
  expect([await textsOf("ada"), await textsOf("linus")]).toEqual([
    ["one", "two"],
    ["one", "two"],
  ]);
  const path = `/spaces/demo/contents/${first.body.sys.id}`;
  await space.call("ada", path, { method: "PUT", body: body("one again") });
  expect(await textsOf("ada")).toEqual(["one again", "two"]);
  await readOwnAlone();
  expect([await textsOf("ada"), await textsOf("linus")]).toEqual([["one again"], ["two"]]);
  await space.call("linus", `/spaces/demo/contents/${second.body.sys.id}`, { method: "DELETE" });
  expect([await textsOf("ada"), await textsOf("linus")]).toEqual([["one again"], []]);
});

/** Every role of the Space now opens a member's own Content alone. */
async function readOwnAlone(): Promise<void> {
  const rules = [
    { resource: "Content", actions: ["read", "create", "update", "delete"], createdBy: ":self" },
  ];
  await space.service.context.db
    .updateTable("service_user_role")
    .set({ rules: JSON.stringify(rules) })
    .execute();
}
