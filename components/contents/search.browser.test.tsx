import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderList } from "./list-for-tests.tsx";

test("a Space that ignores the search in all texts is searched by title, and the list says so", async () => {
  const { space } = await renderList({ own: ["Gull", "Tern"], address: "/contents/note?q=gul" });
  await expect.element(page.getByText("This Space searches titles only (English).")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Gull" })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Tern" })).not.toBeInTheDocument();
  expect(page.getByRole("link", { name: "Gull" }).element().querySelector("mark")?.textContent).toBe("Gul");
  const asked = space.queries.filter((query) => query.has("sys.search"));
  expect(asked[0]?.get("order")).toBe("sys.search,-sys.updatedAt");
});

test("where nothing is found, it names the fields that were searched, and no others", async () => {
  await renderList({ own: ["Gull"], address: "/contents/note?q=snoring", isShown: false });
  await expect.element(page.getByText("No title contains “snoring”.")).toBeVisible();
});

test.each([
  ["fields.elevation.en-US=7", "No note matches this filter."],
  ["fields.elevation.en-US[gt]=7&fields.elevation.en-US[lt]=9", "No note matches all of these filters."],
])("where filters find nothing, it says of how many: %s", async (filters, text) => {
  await renderList({ own: ["Tern"], address: `/contents/note?${filters}`, isShown: false });
  await expect.element(page.getByText(text)).toBeVisible();
});

test.each([
  ["mine=1", "No title of yours contains “gul”."],
  ["fields.elevation.en-US=7", "No title contains “gul” with these filters. Try clearing the filters."],
])("where only the narrowed list was searched, it says so: %s", async (narrow, text) => {
  await renderList({
    own: ["Tern"],
    others: ["Gull"],
    address: `/contents/note?q=gul&${narrow}`,
    isShown: false,
  });
  await expect.element(page.getByText(text)).toBeVisible();
});
