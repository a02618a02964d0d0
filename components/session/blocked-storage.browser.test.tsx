import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { pageDeletions } from "#lib/browser/deletion/page-deletions.ts";
import { draftsOf, writeDraft } from "#lib/browser/drafts/drafts.ts";
import { storeUnsavedWords, unsavedWordIds } from "#lib/browser/media/unsaved-words.ts";
import { setUploadContext } from "#lib/browser/uploading/upload-context.ts";
import { addFiles, uploadsNow } from "#lib/browser/uploading/uploads.ts";
import { renderSignOutDuringUploads } from "./sign-out-for-tests.tsx";

const memberId = "blocked";

test("a sign-out that loses an upload ends also without IndexedDB, and removes nothing that it didn't name", async () => {
  const savedAt = new Date().toISOString();
  await writeDraft({ memberId, draftId: "one", contentTypeId: "article", title: "Tide", texts: {}, savedAt });
  const words = { title: { "en-US": "Tern" }, description: {} };
  storeUnsavedWords(memberId, "tern", { version: 1, base: words, words });
  // Its delete is pending, and will be refused.
  const send = async () => "refused" as const;
  pageDeletions().add([{ listId: "media", id: "tern", title: "Tern", right: "delete", send }]);
  await renderSignOutDuringUploads(memberId);
  vi.spyOn(XMLHttpRequest.prototype, "send").mockImplementation(() => {});
  const submit = vi.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(() => {});
  // No database opens any more, and the open one of the drafts fails.
  const open = indexedDB.open.bind(indexedDB);
  open("newer", 2);
  vi.spyOn(indexedDB, "open").mockImplementation(() => open("newer", 1));
  const transaction = vi.spyOn(IDBDatabase.prototype, "transaction").mockImplementation(() => {
    throw new DOMException("The device fails.", "UnknownError");
  });
  setUploadContext({ memberId, localeId: "en-US", limits: undefined });
  addFiles([new File(["tides"], "tides.txt", { type: "text/plain" })]);
  await expect.poll(() => uploadsNow()[0]?.state).toBe("sending");

  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  const question = page.getByRole("alertdialog", { name: "Sign out and lose an upload?" });
  await question.getByRole("button", { name: "Sign out" }).click();
  await expect.poll(() => submit.mock.calls.length, { timeout: 10_000 }).toBe(1);
  transaction.mockRestore();
  expect(await draftsOf(memberId)).toHaveLength(1);
  expect(unsavedWordIds(memberId)).toEqual(["tern"]);
});
