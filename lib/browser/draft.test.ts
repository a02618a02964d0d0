import { expect, test } from "vitest";
import { type Draft, draftKey, parseDraft } from "./draft.ts";

const draft: Draft = {
  memberId: "sora",
  contentTypeId: "article",
  title: "Tide",
  texts: { "title.en-US": "Tide" },
  savedAt: "2026-11-20T10:42:00.000Z",
};

test("drafts are kept apart by member, by item, and for a new one by type and draft", () => {
  const keys = [
    draftKey("sora", { contentTypeId: "article" }),
    draftKey("sora", { contentTypeId: "article", draftId: "1" }),
    draftKey("sora", { contentTypeId: "article", draftId: "2" }),
    draftKey("jiwon", { contentTypeId: "article" }),
    draftKey("sora", { contentTypeId: "note" }),
    draftKey("sora", { contentTypeId: "article", contentId: "1" }),
    draftKey("sora", { contentTypeId: "article", contentId: "article" }),
  ];
  expect(new Set(keys.map((key) => JSON.stringify(key))).size).toBe(keys.length);
});

test("what the device gives back is a draft or nothing", () => {
  expect(parseDraft(undefined)).toBeUndefined();
  expect(parseDraft({ ...draft, texts: { a: 1 } })).toBeUndefined();
  expect(parseDraft(structuredClone(draft))).toEqual(draft);
});
