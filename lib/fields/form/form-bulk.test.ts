import { describe, expect, test } from "vitest";
import type { Content } from "#lib/space/content.ts";
import type { ContentType, Field } from "#lib/space-file/schema.ts";
import { bulkActions, bulkFields } from "./bulk-fields.ts";
import { bulkUndo, bulkWrite, changedText } from "./form-bulk.ts";
import { slotsOf } from "./form-slot.ts";

const shared = { label: "F", required: false, localized: false } as const;
const fields: Field[] = [
  { ...shared, apiName: "title", type: "Text", required: true },
  { ...shared, apiName: "state", type: "Text", options: ["open", "closed"], required: true },
  { ...shared, apiName: "tags", type: "Array", items: { type: "Text" }, localized: true, maxItems: 3 },
  { ...shared, apiName: "on", type: "Date", time: false },
  { ...shared, apiName: "body", type: "RichText" },
  { ...shared, apiName: "length", type: "Number" },
];
const type: ContentType = {
  ...{ id: "note", label: { one: "Note", many: "Notes" }, icon: "box", displayField: "title" },
  ...{ create: true, columns: [], fields },
};
const item: Content = {
  sys: {
    ...{ id: "1", type: "Content", contentType: { sys: { id: "note" } }, version: 7 },
    createdBy: { sys: { id: "ann" } },
    ...{ createdAt: "2026-01-01T00:00:00.000Z", updatedAt: "2026-01-01T00:00:00.000Z" },
  },
  fields: {
    title: { "en-US": "Tide" },
    tags: { "en-US": ["reed", "tide"], "ko-KR": ["갈대"] },
    unknown: { "en-US": 1 },
  },
  metadata: { tags: ["label"] },
};

function changeOf(apiName: string, action: "add" | "remove" | "set" | "clear", text: string) {
  const slots = slotsOf(type, ["en-US", "ko-KR"]).filter(({ field }) => field.apiName === apiName);
  const [slot] = slots;
  if (slot === undefined) throw new Error(apiName);
  return { slot, slots, action, text };
}

test("fields whose values are chosen can be changed in many items, and a required one can't be cleared", () => {
  expect(bulkFields(type).map(({ apiName }) => apiName)).toEqual(["state", "tags", "on"]);
  const actions = Object.fromEntries(bulkFields(type).map((field) => [field.apiName, bulkActions(field)]));
  expect(actions).toEqual({
    state: ["set"],
    tags: ["add", "remove", "set", "clear"],
    on: ["set", "clear"],
  });
});

describe.each([
  ["add", '["night","reed"]', '["reed","tide"]', '["reed","tide","night"]'],
  ["add", '["reed"]', '["reed"]', '["reed"]'],
  ["add", '["reed"]', "", '["reed"]'],
  ["remove", '["reed","night"]', '["reed","tide"]', '["tide"]'],
  ["remove", '["reed"]', '["reed"]', ""],
  ["remove", '["reed"]', "", ""],
  ["set", '["night"]', '["reed"]', '["night"]'],
  ["clear", "", '["reed"]', ""],
  // No list: its entries can't be known.
  ["add", '["reed"]', '"odd"', '"odd"'],
  ["remove", '["reed"]', '{"a":1}', '{"a":1}'],
] as const)("%s %s", (action, text, before, after) => {
  test(`makes ${after || "nothing"} of ${before || "nothing"}`, () => {
    expect(changedText({ action, text }, before)).toBe(after);
  });
});

test("Refers are equal whatever the order of their members", () => {
  const before = '[{"sys":{"id":"a","type":"Refer","targetType":"Content"}}]';
  const text = '[{"sys":{"targetType":"Content","id":"a","type":"Refer"}}]';
  expect(changedText({ action: "add", text }, before)).toBe(before);
  expect(changedText({ action: "remove", text }, before)).toBe("");
});

test("a change touches its field and locale alone", () => {
  expect(bulkWrite(changeOf("tags", "add", '["night"]'), item)).toEqual({
    kind: "write",
    write: {
      fields: { ...item.fields, tags: { "en-US": ["reed", "tide", "night"], "ko-KR": ["갈대"] } },
      metadata: { tags: ["label"] },
    },
  });
});

test("an item that has the value already isn't written", () => {
  expect(bulkWrite(changeOf("tags", "add", '["reed"]'), item)).toEqual({ kind: "same" });
  expect(bulkWrite(changeOf("on", "clear", ""), item)).toEqual({ kind: "same" });
});

test("a change that the field doesn't allow in this item is a problem", () => {
  expect(bulkWrite(changeOf("tags", "add", '["a","b"]'), item)).toEqual({
    kind: "invalid",
    problem: { code: "tooMany", max: 3, length: 4 },
  });
});

test("undo gives the field its value back, and leaves what else has been written", () => {
  const after: Content = {
    ...item,
    sys: { ...item.sys, version: 8 },
    fields: { ...item.fields, on: { "en-US": "2026-11-24" }, tags: { "en-US": ["night"] } },
  };
  expect(bulkUndo(changeOf("tags", "set", ""), item, after).fields).toEqual({
    ...after.fields,
    tags: { "en-US": ["reed", "tide"] },
  });
  expect(bulkUndo(changeOf("on", "set", ""), item, after)).toEqual({
    fields: { ...after.fields, on: {} },
    metadata: { tags: ["label"] },
  });
});
