import fc from "fast-check";
import { expect, test } from "vitest";
import { type Draft, draftKey } from "./draft.ts";
import { readStored } from "./read-stored.ts";

const draft: Draft = {
  memberId: "sora",
  contentTypeId: "article",
  contentId: "1",
  version: 7,
  title: "Tide",
  texts: { "title.en-US": "Tide" },
  savedAt: "2026-11-20T10:42:00.000Z",
};
const key = draftKey("sora", draft);

test("a stored draft is read back; without one, nothing", () => {
  expect(readStored(key, structuredClone(draft))).toEqual(draft);
  expect(readStored(key, undefined)).toBeUndefined();
  expect(readStored(["something", "else"], draft)).toBeUndefined();
});

test("a draft that another build kept in another shape is read as far as it goes", () => {
  const older = {
    ...draft,
    savedAt: 1_763_635_320,
    sent: "yes",
    texts: { "title.en-US": "Tide", rating: 3 },
  };
  expect(readStored(key, older)).toMatchObject({
    version: 7,
    texts: { "title.en-US": "Tide", rating: "3" },
    savedAt: "1970-01-01T00:00:00.000Z",
  });
  expect(readStored(key, older)?.sent).toBeUndefined();
});

test("what cannot be placed is kept as text to copy", () => {
  const first = { contentTypeId: "article", values: { title: { "en-US": "Tide" } } };
  expect(readStored(key, first)).toMatchObject({
    contentTypeId: "article",
    texts: {},
    superseded: [{ name: "values", text: '{"title":{"en-US":"Tide"}}' }],
  });
  expect(readStored(key, { texts: "All of it" })).toMatchObject({ superseded: [{ text: "All of it" }] });
  expect(readStored(key, "Only words")).toMatchObject({ superseded: [{ name: "", text: "Only words" }] });
});

test("anything stored is read as some draft", () => {
  const anything = fc.oneof(fc.jsonValue(), fc.record({ texts: fc.jsonValue(), title: fc.jsonValue() }));
  fc.assert(
    fc.property(anything, (stored) => {
      fc.pre(stored !== null);
      expect(readStored(key, stored)).toMatchObject({ memberId: "sora", contentId: "1" });
    }),
  );
});
