import { expect, test } from "vitest";
import { refusedSlots } from "./form-refused.ts";
import type { Slot } from "./form-slot.ts";

const field = (apiName: string) =>
  ({ apiName, type: "Text", label: "F", required: false, localized: true }) as const;
const slots: Slot[] = ["title.en-US", "title.ko-KR", "titles.en-US"].map((name) => {
  const [apiName = "", locale = ""] = name.split(".");
  return { name, field: field(apiName), locale, isRequired: false };
});

test("a detail is placed on the slot that it names, and the first of two stays", () => {
  const { problems, others } = refusedSlots(slots, [
    { path: "fields.title.ko-KR", message: "Too long." },
    { path: "fields.title.ko-KR", message: "And wrong." },
    { path: "fields.titles.en-US.a[3]", message: "Inside." },
  ]);
  expect(problems).toEqual(
    new Map([
      ["title.ko-KR", { code: "refused", message: "Too long." }],
      ["titles.en-US", { code: "refused", message: "Inside." }],
    ]),
  );
  expect(others).toEqual([]);
});

test("details of entries of a list are placed on each of them", () => {
  const photos: Slot = {
    ...{ name: "photos.en-US", locale: "en-US", isRequired: false },
    field: {
      apiName: "photos",
      type: "Array",
      label: "F",
      required: false,
      localized: false,
      items: { type: "Text" },
    },
  };
  const { problems } = refusedSlots(
    [photos],
    [
      { path: "fields.photos.en-US[2]", message: "Is gone." },
      { path: "fields.photos.en-US[2].sys", message: "And wrong." },
      { path: "fields.photos.en-US[10]", message: "Too long." },
    ],
  );
  expect(problems.get("photos.en-US")).toEqual({
    code: "entries",
    entries: [
      { index: 2, problem: { code: "refused", message: "Is gone." } },
      { index: 10, problem: { code: "refused", message: "Too long." } },
    ],
  });
});

test("a detail of a whole field is placed on its first locale", () => {
  const { problems } = refusedSlots(slots, [{ path: "fields.title", message: "Is required." }]);
  expect([...problems.keys()]).toEqual(["title.en-US"]);
});

test("a detail of something that the form does not show is kept with its path", () => {
  const { problems, others } = refusedSlots(slots, [
    { path: "fields.cover.en-US", message: "Is gone." },
    { message: "No." },
    {},
  ]);
  expect(problems.size).toBe(0);
  expect(others).toEqual(["fields.cover.en-US: Is gone.", "No.", ""]);
});
