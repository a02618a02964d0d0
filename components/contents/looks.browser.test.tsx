import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { addressForTests } from "#components/ui/router-for-tests.tsx";
import { expectMarkedFocus, tabTo } from "#components/ui/tab-for-tests.ts";
import { renderList, shownTitles } from "./list-for-tests.tsx";

const view = (name: string) => page.getByRole("link", { name, exact: true });
const link = (name: string) => page.getByRole("link", { name, exact: true });
const height = (name: string) => link(name).element().closest("[data-row]")?.getBoundingClientRect().height;
const own = ["Avocet", "Bittern", "Curlew", "Dunlin", "Egret", "Fulmar"];

beforeEach(() => page.viewport(1440, 900));

test("compact rows have one line of 52 pixels, and the device remembers them", async () => {
  const written = vi.spyOn(document, "cookie", "set");
  const { space } = await renderList({ own, isPictured: true });
  expect(height("Avocet")).toBe(68);
  await view("Compact").click();
  await expect.poll(() => height("Avocet")).toBe(52);
  await expect.element(view("Compact")).toHaveAttribute("aria-current", "true");
  await expect.poll(() => space.queries.at(-1)?.get("limit")).toBe("30");
  expect(addressForTests()).toBe("/contents/note?view=compact");
  expect(written).toHaveBeenLastCalledWith(expect.stringMatching(/^look-note=compact; Path=\/contents;/));
  // As Back does.
  window.history.replaceState(null, "", "/contents/note");
  await expect.poll(() => height("Avocet")).toBe(68);
  expect(addressForTests()).toBe("/contents/note");
  await view("Compact").click();
  await view("Table").click();
  await expect.poll(() => height("Avocet")).toBe(68);
  expect(addressForTests()).toBe("/contents/note");
  expect(written).toHaveBeenLastCalledWith(expect.stringMatching(/^look-note=; .*Max-Age=0$/));
});

test("a remembered look applies to a URL without parameters, and no other", async () => {
  const { leave } = await renderList({ own, isPictured: true, remembered: { look: "compact" } });
  await expect.poll(addressForTests).toBe("/contents/note?view=compact");
  expect(height("Avocet")).toBe(52);
  await leave();
  await renderList({ own, address: "/contents/note?mine=1", remembered: { look: "compact" } });
  expect(height("Avocet")).toBe(68);
});

test("cards are selected, moved through and edited with keys as rows are", async () => {
  await renderList({ own, isPictured: true });
  await view("Cards").click();
  await expect.poll(addressForTests).toBe("/contents/note?view=cards");
  await expect.element(page.getByRole("table")).not.toBeInTheDocument();
  await expect.element(page.getByRole("list", { name: "Notes" })).toBeVisible();
  link("Avocet").element().focus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(link("Bittern")).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(link("Fulmar")).toHaveFocus();
  await userEvent.keyboard("x");
  await expect.element(page.getByRole("checkbox", { name: "Select Fulmar" })).toBeChecked();
  await expect.element(page.getByRole("toolbar")).toBeVisible();
});

test("the looks are reached, used and left by keys alone", async () => {
  const positions = { Avocet: { lon: 126.978, lat: 37.566 }, Bittern: { lon: 126.531, lat: 33.499 } };
  const { opened, notes } = await renderList({ own, isPictured: true, positions });
  const press = (keys: string) => userEvent.keyboard(keys);
  for (const [name, address] of [
    ["Compact", "view=compact"],
    ["Cards", "view=cards"],
  ] as const) {
    await tabTo(view(name));
    await press("{Enter}");
    await expect.poll(addressForTests).toContain(address);
    await expect.element(view(name)).toHaveFocus();
    await press("{ArrowDown}x");
    await expect.element(page.getByRole("checkbox", { name: "Select Avocet" })).toBeChecked();
    await expectMarkedFocus();
    await press("{Escape}");
    await expect.element(page.getByRole("toolbar", { name: "Selection" })).not.toBeInTheDocument();
    await tabTo(view(name), "{Shift>}{Tab}{/Shift}");
  }
  await tabTo(view("Map"));
  await press("{Enter}");
  const pin = page.getByRole("button", { name: "Avocet", exact: true });
  await expect.element(pin).toBeVisible();
  await tabTo(pin);
  await press("{Enter}");
  const inMap = page.getByRole("dialog", { name: "Avocet" });
  await expect.element(inMap.getByRole("link")).toHaveFocus();
  await press("{Escape}");
  await expect.element(pin).toHaveFocus();
  await tabTo(view("Table"), "{Shift>}{Tab}{/Shift}");
  await press("{Enter}{ArrowDown}");
  await expect.element(link("Avocet")).toHaveFocus();
  await press("{ArrowDown}e");
  await expect.poll(() => opened).toEqual([`/contents/note/${notes[1]?.sys.id}/edit`]);
});

test("on a phone the looks are behind “More”, and two cards are side by side", async () => {
  await page.viewport(390, 844);
  await renderList({ own, isPictured: true });
  await page.getByRole("banner").getByRole("button", { name: "More" }).click();
  await page.getByRole("dialog", { name: "More" }).getByRole("link", { name: "Cards" }).click();
  await expect.poll(addressForTests).toBe("/contents/note?view=cards");
  await expect.element(page.getByRole("dialog", { name: "More" })).not.toBeInTheDocument();
  const [first, second] = ["Avocet", "Bittern"].map((name) => link(name).element().getBoundingClientRect());
  expect(second?.top).toBe(first?.top);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

test("on a phone a compact row has one line too", async () => {
  await page.viewport(390, 844);
  await renderList({ own: ["A title that is longer than a phone is wide, by far"], isPictured: true });
  const row = document.querySelector("[data-row]");
  expect(row?.getBoundingClientRect().height).toBeGreaterThan(80);
  await page.getByRole("banner").getByRole("button", { name: "More" }).click();
  await page.getByRole("dialog", { name: "More" }).getByRole("link", { name: "Compact" }).click();
  await expect.poll(() => document.querySelector("[data-row]")?.getBoundingClientRect().height).toBe(52);
});

test.each([390, 1440])("a press on a row's time opens its item at %d px", async (width) => {
  await page.viewport(width, 900);
  await renderList({ own, isPictured: true });
  const shown = [...document.querySelectorAll("[data-row] time")].find((time) => time.checkVisibility());
  const box = shown?.getBoundingClientRect() ?? new DOMRect();
  const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  expect(hit?.closest("a")).toBe(link("Avocet").element());
});

test("a type without pictures has no cards", async () => {
  await renderList({ own: ["Avocet"] });
  await expect.element(view("Compact")).toBeVisible();
  await expect.element(view("Cards")).not.toBeInTheDocument();
  expect(shownTitles()).toEqual(["Avocet"]);
});

test("beside the icons of a tablet, the search leaves the order its space, and a long name of the type fits", async () => {
  await page.viewport(768, 900);
  document.body.style.paddingInlineStart = "4rem";
  onTestFinished(() => document.body.removeAttribute("style"));
  const one = "Minutes of the meetings of our neighbourhood’s allotments association";
  await renderList({ own, one, isPictured: true, positions: { Avocet: { lon: 126.978, lat: 37.566 } } });
  await expect.element(page.getByText(/^New minutes of the meetings/)).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(768);
  const order = page.getByText("Recently edited", { exact: true }).first().element();
  const text = document.createRange();
  text.selectNodeContents(order);
  // A fraction of a pixel is enough for an ellipsis.
  expect(order.getBoundingClientRect().width).toBeGreaterThanOrEqual(text.getBoundingClientRect().width);
});
