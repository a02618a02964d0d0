import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderForTests } from "#components/ui/render-for-tests.tsx";
import { tabTo } from "#components/ui/tab-for-tests.ts";
import { chip, List, pixel, sample, startFilters } from "./filters-for-tests.tsx";

vi.mock("#components/collection/in-place.ts", () => ({ goInPlace: (href: string) => sample.goTo(href) }));

beforeEach(startFilters);

const add = page.getByRole("button", { name: "Filter", exact: true });
const panel = page.getByRole("dialog", { name: "Filter" });
const value = panel.getByLabelText("Value", { exact: true });
const showPlaces = panel.getByRole("button", { name: "Show 8 places" });
const address = page.getByLabelText("address");

async function begin(field: string) {
  await renderForTests(<List />);
  await addAnother(field);
}

async function addAnother(field: string) {
  await add.click();
  await panel.getByRole("button", { name: field }).click();
}

test("a value that does not fit is named, and cannot be shown", async () => {
  await begin("Elevation");
  await panel.getByLabelText("Condition").selectOptions("is at least");
  await value.fill("4o");
  await expect.element(panel.getByText("Enter a whole number such as 8.")).toBeVisible();
  await expect.element(panel.getByRole("button", { name: /^Show/ })).toBeDisabled();
  await value.fill("40");
  await showPlaces.click();
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(address).toHaveTextContent("?fields.elevation.en-US[gte]=40");
  await expect.element(chip("Elevation at least 40 m")).toBeVisible();
});

test("a text contains another one, which is carried to other conditions", async () => {
  await begin("Name");
  await expect.element(panel.getByLabelText("Condition")).toHaveDisplayValue("contains");
  await expect.element(panel.getByRole("button", { name: /^Show/ })).toBeDisabled();
  await value.fill("St. Ives");
  await showPlaces.click();
  await expect.element(address).toHaveTextContent("?fields.name.en-US[regex]=(?i)St\\. Ives");
  await chip("Name contains St. Ives").click();
  await expect.element(value).toHaveValue("St. Ives");
  await panel.getByLabelText("Condition").selectOptions("starts with");
  await expect.element(value).toHaveValue("St. Ives");
  await panel.getByLabelText("Condition").selectOptions("contains");
  await expect.element(value).toHaveValue("St. Ives");
  await panel.getByLabelText("Condition").selectOptions("matches pattern");
  await panel.getByLabelText("Pattern").fill("(?i)ives");
  await expect.element(panel.getByLabelText("Pattern")).toHaveValue("(?i)ives");
});

test("the last days stay the last ones in the URL, and the service gets those of the member", async () => {
  await begin("Edited");
  await panel.getByLabelText("Condition").selectOptions("is in the last");
  await panel.getByRole("radio", { name: "30 days" }).click();
  await showPlaces.click();
  await expect.element(address).toHaveTextContent("?sys.updatedAt[gte]=-30d");
  await expect.element(chip("Edited in the last 30 days")).toBeVisible();
  const asked = vi.mocked(fetch).mock.calls.map(([url]) => new URL(String(url), location.href).searchParams);
  const today = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Seoul" }).format();
  const end = `${today}T14:59:59.999Z`;
  const start = new Date(Date.parse(end) - 30 * 24 * 60 * 60_000 + 1).toISOString().replace(".000", "");
  expect(asked.at(-1)?.get("sys.updatedAt[gte]")).toBe(start);
  expect(asked.at(-1)?.get("sys.updatedAt[lte]")).toBe(end);
});

test.each([
  ["is empty", "false"],
  ["is not empty", "true"],
])("“%s” is a condition without a value", async (condition, exists) => {
  await begin("Elevation");
  await panel.getByLabelText("Condition").selectOptions(condition);
  await expect.element(panel.getByLabelText("Condition")).toHaveDisplayValue(condition);
  await showPlaces.click();
  await expect.element(address).toHaveTextContent(`?fields.elevation.en-US[exists]=${exists}`);
  await expect.element(chip(`Elevation ${condition}`)).toBeVisible();
});

test.each([
  ["coordinates", "38.3341, 128.5182", undefined],
  ["a name", "songji", "Songjiho"],
])("near is typed: kilometers, and %s", async (_, typed, found) => {
  await begin("Position");
  await panel.getByLabelText("Distance").fill("25");
  await panel.getByLabelText("Centre", { exact: true }).fill(typed);
  if (found !== undefined) await panel.getByRole("button", { name: found }).click();
  await showPlaces.click();
  await expect.element(address).toHaveTextContent("?fields.position.en-US[near]=128.5182,38.3341,25");
  await expect.element(page.getByRole("button", { name: /^Position within 25 km of/ })).toBeVisible();
});

test("an area is typed by its corners; a line that is not a corner is named", async () => {
  await begin("Position");
  await panel.getByLabelText("Condition").selectOptions("is inside");
  const corners = panel.getByLabelText("Corners");
  const problem = panel.getByText(/^Line/);
  await corners.fill("38.2, 128.4\nthe pier\n38.4, 128.4");
  await expect.element(panel.getByText("Line 2 isn’t a latitude and longitude.")).toBeVisible();
  await corners.fill("38.2, 128.4\n38.2, 128.7\n38.4, 128.7\n38.4");
  await expect.element(problem).not.toBeInTheDocument();
  await userEvent.tab();
  await expect.element(panel.getByText("Line 4 isn’t a latitude and longitude.")).toBeVisible();
  await expect.element(panel.getByRole("button", { name: /^Show/ })).toBeDisabled();
  await corners.fill("38.2, 128.4\n38.2, 128.7\n38.4, 128.7\n");
  await expect.element(problem).not.toBeInTheDocument();
  await expect.element(showPlaces).toBeEnabled();
});

test("members, Refers and lists have editors of their own", async () => {
  await begin("Author");
  await panel.getByRole("radio", { name: "Me" }).click();
  await showPlaces.click();
  await expect.element(chip("Author me")).toBeVisible();
  await addAnother("Lake");
  await panel.getByRole("searchbox", { name: "Search by name" }).fill("songji");
  await panel.getByRole("radio", { name: "Songjiho" }).click();
  await showPlaces.click();
  await expect.element(chip("Lake Songjiho")).toBeVisible();
  await addAnother("Tags");
  await value.fill("tide");
  await userEvent.keyboard("{Enter}");
  await value.fill("night, late");
  await showPlaces.click();
  await expect.element(chip("Tags has any of tide, night, late")).toBeVisible();
  await expect.element(address).toMatchTextContent("fields.tags.en-US[in]=tide,night\\, late");
});

test("the keyboard alone sets, changes and removes a filter, and keeps its place", async () => {
  await renderForTests(<List />);
  add.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(panel.getByRole("searchbox", { name: "Search fields" })).toHaveFocus();
  await userEvent.keyboard("elev{Enter}");
  await expect.element(value).toHaveFocus();
  await userEvent.keyboard("832");
  await expect.element(showPlaces).toBeEnabled();
  await userEvent.keyboard("{Enter}");
  await expect.element(add).toHaveFocus();
  await expect.element(chip("Elevation 832 m")).toBeVisible();
  await userEvent.keyboard("{Shift>}{Tab}{Tab}{/Shift}");
  await expect.element(chip("Elevation 832 m")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(value).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(chip("Elevation 832 m")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await value.fill("171");
  await userEvent.keyboard("{Enter}");
  await expect.element(chip("Elevation 171 m")).toHaveFocus();
  await userEvent.keyboard("{Backspace}");
  await expect.element(chip("Elevation 171 m")).not.toBeInTheDocument();
  await expect.element(add).toHaveFocus();
});

test.each([
  ["is within", "Distance", "25{Tab}songji", "?fields.position.en-US[near]=128.5182,38.3341,25"],
  ["is inside", "Corners", "38.2, 128.4{Enter}38.2, 128.7{Enter}38.4, 128.7", "[within]="],
])("a filter by place (%s) and its map are used by keys alone", async (condition, label, typed, expected) => {
  const back = "{Shift>}{Tab}{/Shift}";
  await renderForTests(<List />);
  await tabTo(add);
  await userEvent.keyboard("{Enter}");
  await expect.element(panel.getByRole("searchbox", { name: "Search fields" })).toHaveFocus();
  await userEvent.keyboard("posi{Enter}");
  await expect.element(panel.getByLabelText("Distance")).toHaveFocus();
  await tabTo(panel.getByRole("button", { name: "Zoom in" }), back);
  await tabTo(panel.getByLabelText("Condition"), back);
  await userEvent.selectOptions(panel.getByLabelText("Condition"), condition);
  await tabTo(panel.getByLabelText(label));
  await userEvent.keyboard(typed);
  if (label === "Distance") {
    const found = panel.getByRole("button", { name: "Songjiho" });
    await expect.element(found).toBeVisible();
    await tabTo(found);
    await userEvent.keyboard("{Enter}");
  }
  await expect.element(showPlaces).toBeEnabled();
  await tabTo(showPlaces);
  await userEvent.keyboard("{Enter}");
  await expect.element(add).toHaveFocus();
  await expect.element(address).toMatchTextContent(expected);
});

test("on a phone the sheet sets a filter, its chip changes it, and the cross removes it", async () => {
  await page.viewport(390, 844);
  await renderForTests(<List />);
  await page.getByRole("button", { name: /^Filters/ }).click();
  const sheet = page.getByRole("dialog", { name: "Filters", exact: true });
  await sheet.getByRole("button", { name: "Elevation" }).click();
  await sheet.getByLabelText("Condition").selectOptions("is at least");
  await sheet.getByLabelText("Value", { exact: true }).fill("4o");
  await expect.element(sheet.getByText("Enter a whole number such as 8.")).toBeVisible();
  await expect.element(sheet.getByRole("button", { name: /^Show/ })).toBeDisabled();
  await sheet.getByLabelText("Value", { exact: true }).fill("40");
  await sheet.getByRole("button", { name: "Show 8 places" }).click();
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(address).toHaveTextContent("?fields.elevation.en-US[gte]=40");
  await chip("Elevation at least 40 m").click();
  await value.fill("100");
  await showPlaces.click();
  await expect.element(chip("Elevation at least 100 m")).toBeVisible();
  await page.getByRole("button", { name: "Remove Elevation at least 100 m" }).click();
  await expect.element(chip("Elevation at least 100 m")).not.toBeInTheDocument();
  await expect.element(address).toHaveTextContent("");
});

test("words of other items are suggested", async () => {
  await begin("Tags");
  const suggested = () =>
    [...document.querySelectorAll("datalist option")].map((each) => each.getAttribute("value"));
  await expect.poll(suggested).toEqual(["tide", "reed"]);
});

test("photos to filter by have their pictures", async () => {
  await begin("Cover");
  const option = panel.getByRole("radio", { name: "First light" });
  await expect.element(option).toBeVisible();
  expect(option.element().closest("label")?.querySelector("img")?.src).toBe(pixel);
});
