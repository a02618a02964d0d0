import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderForTests } from "#components/ui/render-for-tests.tsx";
import { unsavedWordIds } from "#lib/browser/media/unsaved-words.ts";
import { isPageSafe } from "#lib/browser/open-forms.ts";
import { FileWords } from "./file-words.tsx";

const subject = {
  ...{ localeId: "en-US", localeIds: ["en-US"], titleFields: {} },
  ...{ memberId: "ann", brandName: "Morae", isAdmin: false, usePlaces: [] },
  locales: [{ id: "en-US", label: "English", short: "EN" }],
};
const media = {
  sys: {
    ...{ id: "gull", type: "Media", createdBy: { sys: { id: "ann" } }, version: 1 },
    ...{ createdAt: "2026-11-20T10:00:30.000Z", updatedAt: "2026-11-20T10:00:30.000Z" },
  },
  fields: { title: { "en-US": "Gull" } },
};

const openPanel = (onLeave = () => {}) =>
  renderForTests(<FileWords {...{ subject, media, onLeave }} onChanged={() => {}} />);
const description = page.getByRole("textbox", { name: "Description, English" });
const mayLeave = () => dispatchEvent(new Event("beforeunload", { cancelable: true }));

test("words that the device refuses to store stay on the page, which asks before it is left", async () => {
  const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("No room is left.", "QuotaExceededError");
  });
  const panel = await openPanel();
  await description.fill("On a post");
  await expect
    .element(page.getByText("Not saved yet, and this device can’t keep a draft.", { exact: false }))
    .toBeVisible();
  expect([mayLeave(), await isPageSafe(), unsavedWordIds("ann")]).toEqual([false, false, []]);

  await panel.unmount();
  expect(mayLeave()).toBe(false);
  await openPanel();
  await expect.element(description).toHaveValue("On a post");

  full.mockRestore();
  expect([await isPageSafe(), mayLeave()]).toEqual([true, true]);
  await description.fill("On a post at dusk");
  await expect.element(page.getByText("Not saved yet. Your changes are safe on this device.")).toBeVisible();
  await page.getByRole("button", { name: "Discard" }).click();
  expect(unsavedWordIds("ann")).toEqual([]);
  await expect.element(page.getByRole("form", { name: "Title and description" })).toHaveFocus();
});

test("words that are again as they were are nothing to ask about", async () => {
  await openPanel();
  await description.fill("On a post");
  await expect.poll(() => unsavedWordIds("ann")).toHaveLength(1);
  await description.fill("");
  await expect.poll(() => unsavedWordIds("ann")).toEqual([]);
});

test("Esc in a field leaves the panel, with the words as a draft; one that ends a composition doesn’t", async () => {
  const leave = vi.fn();
  await openPanel(leave);
  await description.fill("On a post");
  const composed = new KeyboardEvent("keydown", { key: "Escape", isComposing: true, bubbles: true });
  description.element().dispatchEvent(composed);
  expect(leave).not.toHaveBeenCalled();
  await userEvent.keyboard("{Escape}");
  expect(leave).toHaveBeenCalledOnce();
  expect(unsavedWordIds("ann")).toEqual(["gull"]);
});
