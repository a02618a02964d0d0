import { useState } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderForTests } from "#components/ui/render-for-tests.tsx";
import { tabTo } from "#components/ui/tab-for-tests.ts";
import { type ContentsSubject, contentsAt } from "#lib/collection/of/contents.ts";
import type { ContentType, Field } from "#lib/space-file/schema.ts";
import { FilterBar } from "./filter-bar.tsx";
import { SearchBox } from "./search-box.tsx";

let show: (href: string) => void;
vi.mock("#components/collection/in-place.ts", () => ({ goInPlace: (href: string) => show(href) }));

const base = { required: false, localized: false };
const fields: Field[] = [
  { ...base, apiName: "name", label: "Name", type: "Text" },
  { ...base, apiName: "elevation", label: { en: "Elevation", ko: "해발 높이" }, type: "Integer", unit: "m" },
  { ...base, apiName: "position", label: "Position", type: "Location" },
  { ...base, apiName: "tags", label: "Tags", type: "Array", items: { type: "Text" } },
  {
    ...{ ...base, apiName: "cover", label: "Cover", type: "Refer" },
    target: { targetType: "Media" },
  },
  {
    ...{ ...base, apiName: "lake", label: "Lake", type: "Refer" },
    target: { targetType: "Content", contentType: "place" },
  },
];
const type: ContentType = {
  ...{ id: "place", label: { one: "Place", many: "Places" }, icon: "map-pin", displayField: "name" },
  ...{ create: true, columns: [], fields },
};
const subject: ContentsSubject = {
  ...{ type, source: "contents", memberId: "ann", timeZone: "Asia/Seoul", isAdmin: false },
  locales: [{ id: "en-US", label: "English", short: "EN" }],
  reading: { localeId: "en-US", localeIds: ["en-US"], titleFields: { place: "name" } },
};
const sys = {
  ...{ id: "lake", type: "Content", version: 1, contentType: { sys: { id: "place" } } },
  createdBy: { sys: { type: "Refer", targetType: "ServiceUser", id: "ann" } },
  ...{ createdAt: "2026-11-20T09:00:00Z", updatedAt: "2026-11-20T09:00:00Z" },
};
const lake = {
  sys,
  fields: {
    name: { "en-US": "Songjiho" },
    tags: { "en-US": ["tide", "reed"], "ko-KR": ["갈대"] },
    position: { "en-US": { lon: 128.5182, lat: 38.3341 } },
  },
};

const pixel = "http://localhost/first-light.jpg";
const file = {
  fileName: "first-light.jpg",
  contentType: "image/jpeg",
  size: 1,
  url: pixel,
  state: "PROCESSED",
};
const { contentType: _, ...mediaSys } = sys;
const photo = {
  sys: { ...mediaSys, id: "photo", type: "Media" },
  fields: { title: { "en-US": "First light" }, file: { "en-US": { ...file, mimeGroups: ["Image"] } } },
};

/** The bar of a list whose address is an output. */
function List({ at = "" }) {
  const [search, setSearch] = useState(at);
  show = (href) => setSearch(new URL(href, location.href).search);
  const reading = contentsAt(subject).readView(Object.fromEntries(new URLSearchParams(search)));
  if ("problem" in reading) return <p>{String(reading.problem)}</p>;
  const found = { items: [], limit: 15, totalCount: 8, advancedSearch: true };
  return (
    <>
      <SearchBox subject={subject} view={reading.view} page={found} />
      <FilterBar subject={subject} view={reading.view} page={found} />
      <output aria-label="address">{decodeURIComponent(search.replaceAll("+", " "))}</output>
    </>
  );
}

/** How many places the Space counts. */
let total: number;

beforeEach(async () => {
  total = 8;
  await page.viewport(1440, 900);
  vi.spyOn(globalThis, "fetch").mockImplementation(async (address) => {
    const { searchParams } = new URL(String(address), location.href);
    // The name of a point is asked for within 100 m.
    const isName = searchParams.get("fields.position.en-US[near]")?.endsWith(",0.1");
    const isCount = !isName && searchParams.get("limit") === "1" && searchParams.has("select");
    const isMedia = String(address).includes("/media");
    const items = isCount ? [] : isMedia ? [photo] : [lake];
    return Response.json({ sys: { type: "Array" }, limit: 15, totalCount: total, items, links: {} });
  });
});

const add = page.getByRole("button", { name: "Filter", exact: true });
const panel = page.getByRole("dialog", { name: "Filter" });
const value = panel.getByLabelText("Value", { exact: true });
const showPlaces = panel.getByRole("button", { name: "Show 8 places" });
const address = page.getByLabelText("address");
const chip = (name: string) => page.getByRole("button", { name, exact: true });

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

test("arrows move from the search to its results and back", async () => {
  await renderForTests(<List />);
  await add.click();
  const fields = panel.getByRole("searchbox", { name: "Search fields" });
  await fields.fill("l");
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowUp}{ArrowUp}");
  await expect.element(fields).toHaveFocus();
  await fields.fill("lake");
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(panel.getByRole("button", { name: "Lake" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await panel.getByRole("searchbox", { name: "Search by name" }).fill("songji");
  const songjiho = panel.getByRole("radio", { name: "Songjiho" });
  await expect.element(songjiho).toBeVisible();
  await userEvent.keyboard("{ArrowDown} {Enter}");
  await expect.element(chip("Lake Songjiho")).toBeVisible();
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

test("filters in Korean", async () => {
  const near = "fields.position.en-US[near]=128.5182,38.3341,25";
  await renderForTests(<List at={`?fields.elevation.en-US[gte]=40&${near}`} />, { language: "ko" });
  await expect.element(chip("Position Songjiho에서 25 km 안")).toBeVisible();
  await chip("해발 높이 40 m 이상").click();
  await expect.element(page.getByRole("button", { name: "8개 보기" })).toBeVisible();
  total = 0;
  await page.getByLabelText("값", { exact: true }).fill("9000");
  await expect.element(page.getByRole("button", { name: "결과 없음" })).toBeVisible();
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

test("on a phone a focus ring is whole, although the bar scrolls sideways", async () => {
  await page.viewport(390, 844);
  await renderForTests(<List at="?fields.elevation.en-US[gte]=40" />);
  const remove = page.getByRole("button", { name: "Remove Elevation at least 40 m" });
  await expect.element(remove).toBeVisible();
  const bar = page.getByRole("region", { name: "Filters" }).element().getBoundingClientRect();
  const { top, bottom } = remove.element().getBoundingClientRect();
  expect(Math.min(top - bar.top, bar.bottom - bottom)).toBeGreaterThanOrEqual(4);
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
