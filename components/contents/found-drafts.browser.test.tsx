import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { writeDraft } from "#lib/browser/drafts/drafts.ts";
import { renderList } from "./list-for-tests.tsx";

const draft = { memberId: "ann", contentTypeId: "note", texts: {}, savedAt: "2026-11-24T08:00:00Z" };
const drafts = page.getByRole("region", { name: /^Drafts on this device/ });

test("a search lists the member's own drafts of the type whose titles match", async () => {
  await writeDraft({ ...draft, draftId: "one", title: "Gull colony" });
  await writeDraft({ ...draft, draftId: "two", title: "Terns" });
  await writeDraft({ ...draft, draftId: "three", title: "Gull", contentTypeId: "place" });
  await writeDraft({ ...draft, draftId: "four", title: "Gulls", memberId: "bea" });
  await renderList({ own: ["Knot"], address: "/contents/note?q=gull", hasSections: true, isShown: false });
  await expect.element(drafts.getByRole("link")).toHaveTextContent("Gull colony");
  await expect.element(drafts.getByRole("link")).toHaveAttribute("href", "/contents/note/new?draft=one");
  await page.getByRole("searchbox").fill("knot");
  await expect.element(drafts).not.toBeInTheDocument();
});
