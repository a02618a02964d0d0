import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { beyondScreen, showLargeText } from "../large-text-for-tests.ts";
import { renderForTests } from "../render-for-tests.tsx";
import { currentToast, dismissToast, toast } from "./toast-store.ts";
import { Toasts } from "./toasts.tsx";

test("a toast stays while the pointer rests on it or its button has the focus", async () => {
  await renderForTests(
    <>
      <button type="button">Elsewhere</button>
      <Toasts />
    </>,
  );
  toast("Deleted.", { action: { label: "Undo", run: () => {} } });
  const slab = () => document.querySelector("[data-part=toasts] > *");
  await expect.element(page.getByText("Deleted.")).toBeVisible();
  expect(slab()?.matches("[data-paused]")).toBe(false);
  await page.getByText("Deleted.").hover();
  await expect.poll(() => slab()?.matches("[data-paused]")).toBe(true);
  await page.getByRole("button", { name: "Elsewhere" }).hover();
  await expect.poll(() => slab()?.matches("[data-paused]")).toBe(false);
  page.getByRole("button", { name: "Undo" }).element().focus();
  await expect.poll(() => slab()?.matches("[data-paused]")).toBe(true);
  await userEvent.click(page.getByRole("button", { name: "Elsewhere" }));
  await expect.poll(() => slab()?.matches("[data-paused]")).toBe(false);
  dismissToast(currentToast()?.id ?? 0);
});

test("its links are within a screen of 320 px, and with text at twice its size", async () => {
  await page.viewport(320, 640);
  await renderForTests(<Toasts />);
  const links = ["View in Reader", "Copy link"].map((label) => ({ label, run: () => {} }));
  toast("Published", { links });
  await expect.element(page.getByRole("button", { name: "Copy link" })).toBeVisible();
  expect(beyondScreen()).toEqual([]);
  await showLargeText();
  expect(beyondScreen()).toEqual([]);
  dismissToast(currentToast()?.id ?? 0);
});
