import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { renderForTests } from "#components/ui/render-for-tests.tsx";
import { type ContentsSubject, contentsAt } from "#lib/collection/of/contents.ts";
import { FilterBar } from "./filter-bar.tsx";

const script = vi.hoisted(() => Promise.withResolvers<void>());
vi.mock("./loaded-filters.ts", async (importOriginal) => {
  await script.promise;
  return importOriginal();
});

const subject: ContentsSubject = {
  type: {
    ...{ id: "place", label: { one: "Place", many: "Places" }, icon: "map-pin", displayField: "name" },
    ...{ create: true, columns: [] },
    fields: [
      { apiName: "elevation", label: "Elevation", type: "Integer", required: false, localized: false },
    ],
  },
  ...{ source: "contents", memberId: "ann", timeZone: "UTC", isAdmin: false },
  locales: [{ id: "en-US", label: "English", short: "EN" }],
  reading: { localeId: "en-US", localeIds: ["en-US"], titleFields: { place: "name" } },
};

test("a chip names its field until the script for the sentence is loaded", async () => {
  const reading = contentsAt(subject).readView({ "fields.elevation.en-US[gte]": "40", "sys.id": "tarn" });
  if ("problem" in reading) throw new Error("The address is refused");
  const { container } = await renderForTests(
    <FilterBar subject={subject} view={reading.view} page={undefined} />,
  );
  const chips = () =>
    [...container.querySelectorAll("[data-chip] > button:first-child")].map((words) => words.textContent);
  expect(chips()).toEqual(["Elevation", "ID"]);
  script.resolve();
  await expect.poll(chips).toEqual(["Elevation at least 40", "ID is tarn"]);
  await expect.element(page.getByRole("button", { name: "Remove Elevation at least 40" })).toBeVisible();
});
