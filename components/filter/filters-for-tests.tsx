import { useState } from "react";
import { vi } from "vitest";
import { page } from "vitest/browser";
import { type ContentsSubject, contentsAt } from "#lib/collection/of/contents.ts";
import type { ContentType, Field } from "#lib/space-file/schema.ts";
import { FilterBar } from "./filter-bar.tsx";
import { SearchBox } from "./search-box.tsx";

export const sample = {
  goTo: (_href: string) => {},
  /** How many places the Space counts. */
  total: 8,
};

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

export const pixel = "http://localhost/first-light.jpg";
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
export function List({ at = "" }) {
  const [search, setSearch] = useState(at);
  sample.goTo = (href) => setSearch(new URL(href, location.href).search);
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

/** Begins a test: a Space with one lake and one photo. */
export async function startFilters(): Promise<void> {
  sample.total = 8;
  await page.viewport(1440, 900);
  vi.spyOn(globalThis, "fetch").mockImplementation(async (address) => {
    const { searchParams } = new URL(String(address), location.href);
    // The name of a point is asked for within 100 m.
    const isName = searchParams.get("fields.position.en-US[near]")?.endsWith(",0.1");
    const isCount = !isName && searchParams.get("limit") === "1" && searchParams.has("select");
    const isMedia = String(address).includes("/media");
    const items = isCount ? [] : isMedia ? [photo] : [lake];
    return Response.json({ sys: { type: "Array" }, limit: 15, totalCount: sample.total, items, links: {} });
  });
}

export const chip = (name: string) => page.getByRole("button", { name, exact: true });
