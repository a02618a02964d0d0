import { expect, test } from "vitest";
import { draftKey } from "./draft.ts";

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
