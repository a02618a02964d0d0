import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { renderForTests } from "#components/ui/render-for-tests.tsx";
import { Toasts } from "#components/ui/toast/toasts.tsx";
import { pageDeletions } from "#lib/browser/deletion/page-deletions.ts";
import { countUnsavedWords, storeUnsavedWords } from "#lib/browser/media/unsaved-words.ts";
import { refusal } from "#lib/browser/stub-space-for-tests.ts";
import { mediaOf } from "#lib/collection/of/media.ts";
import { DeleteItems } from "./delete-items.tsx";

const words = (title: string) => ({ title: { "en-US": title }, description: {} });

/** The question whether to delete a file with unsaved words; returns its button. */
async function renderQuestion(memberId: string, id: string) {
  storeUnsavedWords(memberId, id, { version: 1, base: words("Gull"), words: words("A gull") });
  await renderForTests(
    <>
      <DeleteItems
        areFiles
        isOpen
        collection={mediaOf({ memberId, localeIds: ["en-US"] })}
        items={[{ sys: { id, createdBy: { sys: { id: memberId } } } }]}
        memberId={memberId}
        nameOf={() => "Gull"}
        close={() => {}}
      />
      <Toasts />
    </>,
  );
  return page.getByRole("alertdialog").getByRole("button", { name: "Delete", exact: true });
}

test("unsaved words about a file last until it can no longer be undone that it is deleted", async () => {
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response(null, { status: 204 }));
  const remove = await renderQuestion("ann", "gull");
  await remove.click();
  pageDeletions().undo();
  await pageDeletions().send();
  await remove.click();
  expect(countUnsavedWords("ann")).toBe(1);
  await pageDeletions().send();
  expect(countUnsavedWords("ann")).toBe(0);
});

test("leaving the page before the delete is sent removes the words", async () => {
  vi.spyOn(globalThis, "fetch").mockReturnValue(new Promise(() => undefined));
  const remove = await renderQuestion("ann", "tern");
  await remove.click();
  dispatchEvent(new Event("pagehide"));
  expect(countUnsavedWords("ann")).toBe(0);
});

test("leaving the page without a connection leaves the words", async () => {
  vi.spyOn(globalThis, "fetch").mockReturnValue(new Promise(() => undefined));
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const remove = await renderQuestion("bob", "plover");
  await remove.click();
  dispatchEvent(new Event("pagehide"));
  expect(countUnsavedWords("bob")).toBe(1);
});

test("the words are restored if the page lives on and the delete is refused", async () => {
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => refusal(403, "AccessDenied"));
  const remove = await renderQuestion("cho", "curlew");
  await remove.click();
  document.dispatchEvent(new Event("freeze"));
  expect(countUnsavedWords("cho")).toBe(0);
  await expect.poll(() => pageDeletions().now().failed).toMatchObject([{ id: "curlew", failure: "refused" }]);
  expect(countUnsavedWords("cho")).toBe(1);
});
