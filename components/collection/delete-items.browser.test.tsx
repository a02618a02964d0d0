import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { renderForTests } from "#components/ui/render-for-tests.tsx";
import { Toasts } from "#components/ui/toast/toasts.tsx";
import { pageDeletions } from "#lib/browser/deletion/page-deletions.ts";
import { countUnsavedWords, storeUnsavedWords } from "#lib/browser/media/unsaved-words.ts";
import { mediaOf } from "#lib/collection/of/media.ts";
import { DeleteItems } from "./delete-items.tsx";

const words = (title: string) => ({ title: { "en-US": title }, description: {} });

test("unsaved words about a file last until it can no longer be undone that it is deleted", async () => {
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response(null, { status: 204 }));
  storeUnsavedWords("ann", "gull", { version: 1, base: words("Gull"), words: words("A gull") });
  await renderForTests(
    <>
      <DeleteItems
        areFiles
        isOpen
        collection={mediaOf({ memberId: "ann", localeIds: ["en-US"] })}
        items={[{ sys: { id: "gull", createdBy: { sys: { id: "ann" } } } }]}
        memberId="ann"
        nameOf={() => "Gull"}
        close={() => {}}
      />
      <Toasts />
    </>,
  );
  const remove = page.getByRole("alertdialog").getByRole("button", { name: "Delete", exact: true });
  await remove.click();
  pageDeletions().undo();
  await pageDeletions().send();
  await remove.click();
  expect(countUnsavedWords("ann")).toBe(1);
  await pageDeletions().send();
  expect(countUnsavedWords("ann")).toBe(0);
});
