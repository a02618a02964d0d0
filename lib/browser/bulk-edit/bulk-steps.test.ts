import { expect, test } from "vitest";
import type { BulkChange } from "#lib/fields/form/form-bulk.ts";
import type { Field } from "#lib/space-file/schema.ts";
import { asked, content, refusal, space } from "../stub-space-for-tests.ts";
import { changeItem, undoItem } from "./bulk-steps.ts";

const field: Field = {
  ...{ apiName: "tags", label: "Tags", required: false, localized: false, maxItems: 3 },
  ...{ type: "Array", items: { type: "Text" } },
};
const state: Field = {
  ...{ apiName: "state", label: "State", required: false, localized: false },
  ...{ type: "Text", options: ["open", "review", "closed"] },
};
const slot = { name: "tags.en-US", field, locale: "en-US", isRequired: false };
const change: BulkChange = { slot, slots: [slot], action: "add", text: '["night"]' };

const tagged = (version: number, tags: string[], title = "Tide", by = "sora") =>
  content(
    "1",
    { title: { "en-US": title }, tags: { "en-US": tags } },
    { version, updatedBy: { sys: { id: by } } },
  );

test("an item is written with its version", async () => {
  const { send, calls } = space(Response.json(tagged(8, ["reed", "night"])));
  expect(await changeItem(send, change, tagged(7, ["reed"]), "sora")).toMatchObject({
    kind: "done",
    done: { before: { sys: { version: 7 } }, after: { sys: { version: 8 } } },
  });
  expect(calls).toMatchObject([
    { version: 7, body: { fields: { title: { "en-US": "Tide" }, tags: { "en-US": ["reed", "night"] } } } },
  ]);
});

test("a newer version is read once, and the change is made on top of it", async () => {
  const { send, calls } = space(
    refusal(409, "VersionMismatch"),
    Response.json(tagged(8, ["tide"], "Ebb", "jiwon")),
    Response.json(tagged(9, ["tide", "night"], "Ebb")),
  );
  const outcome = await changeItem(send, change, tagged(7, ["reed"]), "sora");
  expect(outcome).toMatchObject({ kind: "done", done: { before: { sys: { version: 8 } } } });
  expect(asked(calls)).toEqual(["updateContent", "readContent", "updateContent"]);
  expect(calls[2]).toMatchObject({
    version: 8,
    body: { fields: { title: { "en-US": "Ebb" }, tags: { "en-US": ["tide", "night"] } } },
  });
});

test("a second newer version is a failure, and nothing is overwritten", async () => {
  const { send, calls } = space(
    refusal(409, "VersionMismatch"),
    Response.json(tagged(8, ["tide"])),
    refusal(409, "VersionMismatch"),
    Response.json(tagged(9, ["ebb"])),
  );
  expect(await changeItem(send, change, tagged(7, ["reed"]), "sora")).toMatchObject({
    kind: "failed",
    failure: { kind: "conflict" },
  });
  expect(calls).toHaveLength(4);
});

test.each([
  ["set", "closed", "review", { kind: "failed", failure: { kind: "changedSince" } }],
  ["clear", "", "review", { kind: "failed", failure: { kind: "changedSince" } }],
  ["set", "closed", "closed", { kind: "done" }],
  ["set", "closed", "open", { kind: "done", done: { after: { sys: { version: 9 } } } }],
] as const)("%s %s where the newest version has %s", async (action, text, theirs, outcome) => {
  const [field, locale] = [state, "en-US"];
  const one = { name: "state.en-US", field, locale, isRequired: false };
  const inState = (version: number, value: string) =>
    content("1", { state: { "en-US": value } }, { version, updatedBy: { sys: { id: "jiwon" } } });
  const { send } = space(
    refusal(409, "VersionMismatch"),
    Response.json(inState(8, theirs)),
    ...(theirs === "open" ? [Response.json(inState(9, "closed"))] : []),
  );
  const set: BulkChange = { slot: one, slots: [one], action, text };
  expect(await changeItem(send, set, inState(7, "open"), "sora")).toMatchObject(outcome);
});

test("what the newest version has already, or can't have, isn't sent", async () => {
  const none = space();
  expect(await changeItem(none.send, change, tagged(7, ["night"]), "sora")).toEqual({ kind: "done" });
  const full = tagged(7, ["a", "b", "c"]);
  expect(await changeItem(none.send, change, full, "sora")).toMatchObject({
    kind: "failed",
    failure: { kind: "invalid", problem: { code: "tooMany" } },
  });
  expect(none.calls).toEqual([]);
});

test.each([
  [403, "AccessDenied", { kind: "failed", failure: { kind: "forbidden" } }],
  [404, "NotFound", { kind: "failed", failure: { kind: "gone" } }],
  [422, "ValidationFailed", { kind: "failed", failure: { kind: "refused" } }],
  [401, "SessionEnded", { kind: "stopped", stop: "sessionEnded" }],
])("a %d %s", async (status, code, outcome) => {
  const { send } = space(refusal(status, code));
  expect(await changeItem(send, change, tagged(7, []), "sora")).toMatchObject(outcome);
});

test("a connection that is lost stops all, unless the write has arrived", async () => {
  const lost = space("broken", Response.json(tagged(7, [])));
  expect(await changeItem(lost.send, change, tagged(7, []), "sora")).toEqual({
    kind: "stopped",
    stop: "unreachable",
  });
  const arrived = space("broken", Response.json(tagged(8, ["night"])));
  expect(await changeItem(arrived.send, change, tagged(7, []), "sora")).toMatchObject({ kind: "done" });
});

test("undo writes the former value on the version that the change made, and on no later one", async () => {
  const changed = { before: tagged(7, ["reed"]), after: tagged(8, ["reed", "night"]) };
  const { send, calls } = space(Response.json(tagged(9, ["reed"])));
  expect(await undoItem(send, change, changed, "sora")).toMatchObject({ kind: "done" });
  expect(calls).toMatchObject([{ version: 8, body: { fields: { tags: { "en-US": ["reed"] } } } }]);
  const later = space(refusal(409, "VersionMismatch"), Response.json(tagged(9, ["ebb"])));
  expect(await undoItem(later.send, change, changed, "sora")).toMatchObject({
    kind: "failed",
    failure: { kind: "changedSince" },
  });
  expect(asked(later.calls)).toEqual(["updateContent", "readContent"]);
});
