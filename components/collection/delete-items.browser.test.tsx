import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { renderForTests } from "#components/ui/render-for-tests.tsx";
import { Toasts } from "#components/ui/toast/toasts.tsx";
import { pageDeletions } from "#lib/browser/deletion/page-deletions.ts";
import { storeUnsavedWords, unsavedWordIds } from "#lib/browser/media/unsaved-words.ts";
import { forgetRefusals } from "#lib/browser/send/refusals.ts";
import { refusal } from "#lib/browser/stub-space-for-tests.ts";
import { mediaOf } from "#lib/collection/of/media.ts";
import { DeleteItems } from "./delete-items.tsx";

beforeEach(forgetRefusals);

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

test("unsaved words about a file last until it is deleted", async () => {
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response(null, { status: 204 }));
  const remove = await renderQuestion("ann", "gull");
  await remove.click();
  pageDeletions().undo();
  await pageDeletions().send();
  await remove.click();
  expect(unsavedWordIds("ann")).toEqual(["gull"]);
  await pageDeletions().send();
  expect(unsavedWordIds("ann")).toEqual([]);
});

test("a refused delete leaves the words", async () => {
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => refusal(403, "AccessDenied"));
  const remove = await renderQuestion("cho", "curlew");
  await remove.click();
  await pageDeletions().send();
  expect(pageDeletions().now().failed).toMatchObject([{ id: "curlew", failure: "refused" }]);
  expect(unsavedWordIds("cho")).toEqual(["curlew"]);
});

test("a page that closes without the answer to the delete leaves the words: it may be refused", async () => {
  vi.spyOn(globalThis, "fetch").mockReturnValue(new Promise(() => undefined));
  const remove = await renderQuestion("ann", "tern");
  await remove.click();
  dispatchEvent(new Event("pagehide"));
  expect(unsavedWordIds("ann")).toEqual(["tern"]);
});
