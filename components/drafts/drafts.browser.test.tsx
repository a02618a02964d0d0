import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { beyondScreen, showLargeText } from "#components/ui/large-text-for-tests.ts";
import { renderForTests } from "#components/ui/render-for-tests.tsx";
import { Toasts } from "#components/ui/toast/toasts.tsx";
import { readBase, readDraft, removeDraftsOf, writeBase, writeDraft } from "#lib/browser/drafts/drafts.ts";
import { content } from "#lib/browser/stub-space-for-tests.ts";
import { DraftRefusal } from "./draft-refusal.tsx";
import { Drafts } from "./drafts.tsx";

const draft = (contentId: string, text: string) => ({
  ...{ memberId: "ann", contentTypeId: "note", contentId, version: 1, title: "Tide" },
  ...{ texts: { "title.en-US": text }, savedAt: "2026-11-24T08:00:00Z" },
});
const kinds = [{ id: "note", one: "Note", many: "Notes", icon: "box", create: true }] as const;

const card = page.getByRole("button", { name: "Discard: Tide" });

async function renderDraft(contentId: string) {
  await removeDraftsOf("ann");
  await writeDraft(draft(contentId, "Ebb tide"));
  await writeBase("ann", draft(contentId, ""), content(contentId, { title: { "en-US": "Tide" } }));
  await renderForTests(
    <>
      <DraftRefusal />
      <Toasts />
    </>,
  );
  return await renderForTests(
    <Drafts memberId="ann" kinds={[...kinds]}>
      {null}
    </Drafts>,
  );
}

async function discard(contentId: string) {
  const drafts = await renderDraft(contentId);
  await card.click();
  await expect.element(card).not.toBeInTheDocument();
  return drafts;
}

/** Until it is let go of, the device refuses. */
const refuse = (method: "delete" | "put") =>
  vi.spyOn(IDBObjectStore.prototype, method).mockImplementation(() => {
    throw new Error("The device refuses");
  });

const stored = async (contentId: string) =>
  (await readDraft("ann", draft(contentId, "")))?.texts["title.en-US"];

test("a long word in the title and the text of a draft breaks", async () => {
  await removeDraftsOf("ann");
  await writeDraft({ ...draft("long", "u".repeat(400)), title: "T".repeat(400) });
  await renderForTests(
    <Drafts memberId="ann" kinds={[...kinds]}>
      {null}
    </Drafts>,
  );
  const title = page.getByRole("heading", { level: 3 });
  await expect.element(title).toBeVisible();
  for (const text of [title.element(), title.element().nextElementSibling]) {
    expect(text).not.toBeNull();
    expect(text?.scrollWidth).toBe(text?.clientWidth);
  }
});

test("Undo of a discard restores the draft and its base", async () => {
  await discard("one");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.element(page.getByRole("button", { name: "Discard: Tide" })).toBeVisible();
  expect(await stored("one")).toBe("Ebb tide");
  await expect.poll(() => readBase("ann", draft("one", ""), 1)).toMatchObject({ sys: { id: "one" } });
});

test("a device that fails to remove or restore a draft is reported until it succeeds", async () => {
  await renderDraft("three");
  const alert = page.getByRole("alert");
  const again = alert.getByRole("button", { name: "Try again" });
  const removing = refuse("delete");
  await card.click();
  await expect.element(alert).toMatchTextContent("Couldn’t discard the draft “Tide”");
  await expect.element(card).toBeVisible();
  removing.mockRestore();
  await again.click();
  await expect.element(card).not.toBeInTheDocument();
  await expect.element(alert).toBeEmptyDOMElement();

  const storing = refuse("put");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.element(alert).toMatchTextContent("Couldn’t restore the draft “Tide”");
  await expect.element(alert.getByRole("button", { name: "Copy text" })).toBeVisible();
  storing.mockRestore();
  await again.click();
  await expect.element(alert).toBeEmptyDOMElement();
  await expect.element(card).toBeVisible();
  expect(await stored("three")).toBe("Ebb tide");
});

test("Undo on another page that the device refuses can be tried again there", async () => {
  const drafts = await discard("four");
  await drafts.unmount();
  const alert = page.getByRole("alert");
  const storing = refuse("put");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.element(alert).toMatchTextContent("Couldn’t restore the draft “Tide”");
  expect(await stored("four")).toBeUndefined();
  storing.mockRestore();
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect.element(alert).toBeEmptyDOMElement();
  expect(await stored("four")).toBe("Ebb tide");
});

test("Undo of a discard leaves a newer draft of the same item, and says so", async () => {
  await discard("two");
  await writeDraft(draft("two", "Written in another tab"));
  await page.getByRole("button", { name: "Undo" }).click();
  const notice = page
    .getByRole("alert")
    .filter({ hasText: "Couldn’t restore the draft “Tide”: this device has a newer one." });
  await expect.element(notice.getByRole("button", { name: "Copy text" })).toBeVisible();
  await expect.element(notice.getByRole("button", { name: "Try again" })).not.toBeInTheDocument();
  expect(await stored("two")).toBe("Written in another tab");
});

test("with text at twice its size the buttons of a draft are within the screen", async () => {
  await showLargeText();
  await renderDraft("large");
  await expect.element(card).toBeVisible();
  expect(beyondScreen()).toEqual([]);
});
