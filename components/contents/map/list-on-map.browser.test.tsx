import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { addressForTests } from "#components/ui/router-for-tests.tsx";
import { renderList, shownTitles } from "../list-for-tests.tsx";

const positions = {
  Seoul: { lon: 126.978, lat: 37.566 },
  Jeju: { lon: 126.531, lat: 33.499 },
};
const onMap = "/contents/note?view=map";
const pin = (name: string | RegExp) => page.getByRole("button", { name, exact: typeof name === "string" });
const status = page.getByText(/on the map\./);
const row = (title: string) => page.getByRole("row", { name: new RegExp(title) });

beforeEach(() => page.viewport(1440, 900));

test("shows the items of the page, and says how many have no position", async () => {
  await renderList({ own: ["Seoul", "Jeju", "Nowhere"], address: onMap, positions });
  await expect.element(pin("Seoul")).toBeVisible();
  await expect.element(pin("Jeju")).toBeVisible();
  await expect
    .element(status)
    .toHaveTextContent("Showing 2 of 3 on the map. 1 item on this page has no position.");
  expect(shownTitles()).toEqual(["Seoul", "Jeju", "Nowhere"]);
});

test("the row that has the focus marks its pin, and the pin its row; a press shows the item", async () => {
  await renderList({ own: ["Seoul", "Jeju"], address: onMap, positions });
  await expect.element(pin("Jeju")).toBeVisible();
  page.getByRole("link", { name: "Jeju", exact: true }).element().focus();
  await expect.element(pin("Jeju")).toHaveAttribute("data-active");
  await expect.element(pin("Seoul")).not.toHaveAttribute("data-active");
  await userEvent.hover(pin("Seoul"));
  await expect.element(row("Seoul")).toHaveAttribute("data-marked");
  await expect.element(row("Jeju")).not.toHaveAttribute("data-marked");
  await pin("Seoul").click();
  const link = page.getByRole("dialog", { name: "Seoul" }).getByRole("link", { name: "Seoul" });
  await expect.element(link).toHaveAttribute("href", expect.stringContaining("/contents/note/"));
  await expect.element(link).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(link).toHaveFocus();
});

test("of published items too, a pin marks its row", async () => {
  await renderList({ own: ["Seoul", "Jeju"], address: "/read/note?view=map", positions, isRead: true });
  const colorOf = (title: string) => {
    const item = page.getByRole("listitem").filter({ hasText: title }).first().element();
    return getComputedStyle(item, "::before").backgroundColor;
  };
  await expect.element(pin("Seoul")).toBeVisible();
  expect(colorOf("Seoul")).toBe(colorOf("Jeju"));
  await userEvent.hover(pin("Seoul"));
  await expect.poll(() => colorOf("Seoul")).not.toBe(colorOf("Jeju"));
});

test.each([
  ["managed", "/contents/note?view=map", false],
  ["published", "/read/note?view=map", true],
])("space is reserved for the map while the list loads: %s", async (_, address, isRead) => {
  await renderList({ own: ["Seoul"], address, positions, isRead, isHeld: true });
  await expect.poll(() => document.querySelector(".bg-map-water")).not.toBeNull();
});

test("the switch shows the map and the table again; the map has no columns", async () => {
  await renderList({ own: ["Seoul"], positions });
  await page.getByRole("link", { name: "Map", exact: true }).click();
  expect(addressForTests()).toBe(onMap);
  await expect.element(pin("Seoul")).toBeVisible();
  await expect.element(page.getByRole("columnheader", { name: "Author" })).not.toBeInTheDocument();
  await page.getByRole("link", { name: "Table", exact: true }).click();
  expect(addressForTests()).toBe("/contents/note");
  await expect.element(page.getByRole("columnheader", { name: "Author" })).toBeVisible();
});

test("the map asks for a hundred items and their positions", async () => {
  const { space } = await renderList({ own: ["Seoul"], address: onMap, positions });
  const query = space.queries.at(-1);
  expect([query?.get("limit"), query?.get("select")]).toEqual(["100", "sys,fields.title,fields.position"]);
});

test.each([false, true])(
  "a list without matches keeps the map of its area (as readers see it: %s)",
  async (isRead) => {
    const near = `${onMap}&fields.position.en-US[near]=126.978,37.566,25`;
    await renderList({ own: ["Seoul"], address: near, positions, isShown: false, isRead });
    await expect.element(page.getByRole("heading", { name: "No matches" })).toBeVisible();
    await expect.poll(() => document.querySelector("[data-map]")).not.toBeNull();
    expect(page.getByText(/on the map/).elements()).toEqual([]);
  },
);

test("a list of a type without items has no map", async () => {
  await renderList({ own: [], address: onMap, isShown: false });
  await expect.element(page.getByRole("heading", { name: "Nothing here yet" })).toBeVisible();
  expect(document.querySelector("[data-map]")).toBeNull();
});

test("a look that the list doesn't have is answered with a sentence", async () => {
  await renderList({ own: ["Seoul"], address: "/contents/note?view=cards", isShown: false });
  await expect.element(page.getByText("This list can’t be shown that way.")).toBeVisible();
});
