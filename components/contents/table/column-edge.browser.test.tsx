import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderList } from "../list-for-tests.tsx";

const edge = (name: string) => page.getByRole("separator", { name: `Width of ${name}` });
const head = (name: string) => page.getByRole("columnheader", { name, exact: true });
const table = page.getByRole("table");

/** Pixels by which the pointer and the tracks, in whole pixels, differ. */
const rounding = 4;

/** Of a head without its padding. */
function boxOf(name: string) {
  const { left = 0, width = 0 } = head(name).element().firstElementChild?.getBoundingClientRect() ?? {};
  return { left, width };
}

const rightOf = (name: string) => {
  const { left, width } = edge(name).element().getBoundingClientRect();
  return left + width / 2;
};

/** Drags an edge to the side by the mouse. */
async function drag(name: string, by: number) {
  const { left } = table.element().getBoundingClientRect();
  await userEvent.dragAndDrop(edge(name), table, {
    sourcePosition: { x: 10, y: 10 },
    targetPosition: { x: edge(name).element().getBoundingClientRect().left + 10 + by - left, y: 60 },
  });
}

async function renderColumns(address = "/contents/note?columns=@author,elevation") {
  await page.viewport(1440, 900);
  const cookies = vi.spyOn(document, "cookie", "set");
  await renderList({ own: ["Ruff", "Knot"], address });
  await expect.element(edge("Author")).toBeVisible();
  // The page remembers the widths of the test before.
  for (const each of page.getByRole("separator").elements().toReversed()) {
    if (each instanceof HTMLElement) each.focus();
    await userEvent.keyboard("{Enter}");
  }
  await expect.element(table).not.toHaveAttribute("data-sized");
  return { cookies };
}

// The first test: the page keeps the script.
test("the script of the edges is loaded once the page is idle", async () => {
  const idle = vi.spyOn(window, "requestIdleCallback").mockReturnValue(1);
  await page.viewport(1440, 900);
  await renderList({ own: ["Ruff"], address: "/contents/note?columns=@author,elevation" });
  await expect.poll(() => idle.mock.calls.length).toBeGreaterThan(0);
  await new Promise((resolve) => setTimeout(resolve, 300));
  await expect.element(edge("Author")).not.toBeInTheDocument();
  for (const [call] of idle.mock.calls) call({ didTimeout: false, timeRemaining: () => 50 });
  await expect.element(edge("Author")).toBeVisible();
});

test.each([
  ["columns of the Space file", "/contents/note"],
  ["chosen columns", "/contents/note?columns=@author,elevation"],
])("a dragged edge of %s stays under the pointer, and the device remembers the width", async (_, address) => {
  const { cookies } = await renderColumns(address);
  const [title, author] = [boxOf("Title"), boxOf("Author")];
  const from = rightOf("Author");
  await drag("Author", 60);
  await expect.poll(() => Math.abs(rightOf("Author") - from - 60)).toBeLessThan(rounding);
  expect(Math.abs(boxOf("Author").left - author.left)).toBeLessThan(rounding);
  expect(Math.abs(boxOf("Title").left - title.left)).toBeLessThan(rounding);
  expect(cookies.mock.lastCall?.[0]).toMatch(/^widths-note=title-\d+\.@author-21\d;/);
  await drag("Author", -90);
  await expect.poll(() => Math.abs(rightOf("Author") - from + 30)).toBeLessThan(rounding);
  expect(Math.abs(boxOf("Author").left - author.left)).toBeLessThan(rounding);
  expect(cookies.mock.lastCall?.[0]).toMatch(/@author-12\d;/);
  await edge("Author").dblClick();
  await expect.poll(() => rightOf("Author")).toBeCloseTo(from, 0);
  expect(cookies.mock.lastCall?.[0]).toMatch(/^widths-note=;.*Max-Age=0/);
});

test("the first column is as wide as its edge is dragged, and what does not fit scrolls in the table", async () => {
  await renderColumns();
  const [from, page_] = [rightOf("Title"), document.documentElement.scrollWidth];
  await drag("Title", 200);
  await expect.poll(() => Math.abs(rightOf("Title") - from - 200)).toBeLessThan(rounding);
  await page.viewport(800, 900);
  const scroller = table.element().parentElement;
  await expect.poll(() => (scroller?.scrollWidth ?? 0) - (scroller?.clientWidth ?? 0)).toBeGreaterThan(100);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(page_);
});

test("arrow keys move an edge, Shift in large steps, Home and End to its limits, and Enter resets it", async () => {
  await renderColumns();
  const usual = boxOf("Author").width;
  edge("Author").element().focus();
  await expect.element(edge("Author")).toHaveAttribute("aria-valuenow", "152");
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(edge("Author")).toHaveAttribute("aria-valuenow", "160");
  expect(boxOf("Author").width - usual).toBeCloseTo(8, 0);
  await userEvent.keyboard("{Shift>}{ArrowLeft}{/Shift}");
  await expect.element(edge("Author")).toHaveAttribute("aria-valuenow", "120");
  await userEvent.keyboard("{Home}");
  await expect.element(edge("Author")).toHaveAttribute("aria-valuenow", "64");
  await userEvent.keyboard("{End}");
  await expect.element(edge("Author")).toHaveAttribute("aria-valuenow", "960");
  await userEvent.keyboard("{Enter}");
  await expect.element(edge("Author")).toHaveFocus();
  await expect.element(edge("Author")).toHaveAttribute("aria-valuenow", "152");
  expect(boxOf("Author").width).toBeCloseTo(usual, 0);
});

test("widths stay with their columns in another order, and “Reset to default” forgets them", async () => {
  await renderColumns();
  edge("Elevation").element().focus();
  await userEvent.keyboard("{Shift>}{ArrowRight}{/Shift}");
  const { width } = boxOf("Elevation");
  await page.getByRole("button", { name: "Columns" }).click();
  await page.getByRole("button", { name: /^Move Elevation, / }).click();
  await page.getByRole("button", { name: "Move Elevation up" }).click();
  await expect.poll(() => boxOf("Elevation").left).toBeLessThan(boxOf("Author").left);
  expect(boxOf("Elevation").width).toBeCloseTo(width, 0);
  await page.getByRole("button", { name: "Reset to default" }).click();
  await expect.element(table).not.toHaveAttribute("data-sized");
});

test("a cancelled drag leaves the usual widths and stores nothing", async () => {
  const { cookies } = await renderColumns();
  const from = boxOf("Author");
  cookies.mockClear();
  const element = edge("Author").element();
  const send = (type: string, clientX: number) =>
    element.dispatchEvent(new PointerEvent(type, { bubbles: true, button: 0, clientX, pointerId: 1 }));
  vi.spyOn(element, "setPointerCapture").mockImplementation(() => {});
  send("pointerdown", 500);
  await expect.element(edge("Author")).toHaveAttribute("data-resizing");
  send("pointermove", 560);
  await expect.poll(() => boxOf("Author").width - from.width).toBeCloseTo(60, 0);
  send("pointercancel", 560);
  await expect.element(table).not.toHaveAttribute("data-sized");
  expect(boxOf("Author")).toEqual(from);
  expect(cookies).not.toHaveBeenCalled();
});
