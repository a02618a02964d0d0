import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderForTests } from "#components/ui/render-for-tests.tsx";
import type { Draft } from "#lib/browser/drafts/draft.ts";
import { writeDraft } from "#lib/browser/drafts/drafts.ts";
import { SignOut } from "./sign-out.tsx";

test("the question at sign-out says how many of the drafts wait to be published", async () => {
  const memberId = "leaving";
  const draft: Draft = {
    ...{ memberId, contentTypeId: "article", title: "Tide", texts: { "title.en": "Tide" } },
    savedAt: new Date().toISOString(),
  };
  const write = { fields: { title: { en: "Tide" } } };
  await writeDraft({ ...draft, draftId: "one" });
  await writeDraft({ ...draft, draftId: "two", queued: { write } });
  await writeDraft({ ...draft, draftId: "three", queued: { write, hasFailed: true } });
  await renderForTests(
    <SignOut memberId={memberId}>
      <button type="submit">Sign out</button>
    </SignOut>,
  );
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  const question = page.getByRole("alertdialog", { name: "Keep your 3 drafts on this device?" });
  await expect.element(question.getByText(/^1 draft is waiting to be published\./)).toBeVisible();
});
