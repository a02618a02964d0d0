import { expect, test } from "vitest";
import { type ContentType, type FieldKind, fieldSchema } from "#lib/space-file/schema.ts";
import { type Slot, slotsOf, titleText } from "./form-slot.ts";

const titleWords = { language: "en", timeZone: "UTC", yes: "Yes", no: "No", kinds: {} };
const reading = { localeId: "en-US", localeIds: ["en-US"], titleFields: {}, titleWords };
const naming = { reading, refer: () => "Pier" };

function titleOf(kind: FieldKind, text: string, says?: typeof naming): string {
  const common = { apiName: "name", label: "Name", required: true, localized: false };
  const slot: Slot = { name: "name.en-US", field: { ...common, ...kind }, locale: "en-US", isRequired: true };
  return titleText([slot], "name.en-US", () => text, says);
}

const line = { type: "paragraph", content: [{ type: "text", text: "High tide" }] };
const refer = { sys: { type: "Refer", targetType: "Content", id: "p" } };
const target = { targetType: "Content" } as const;

test.each<[kind: FieldKind, text: string, plain: string, spoken: string]>([
  [{ type: "Text" }, "Tide", "Tide", "Tide"],
  [{ type: "Integer" }, "1204", "1204", "1,204"],
  [{ type: "Integer" }, "12 or so", "12 or so", "12 or so"],
  [{ type: "Date", time: false }, "2026-11-15", "2026-11-15", "15 Nov 2026"],
  [{ type: "Boolean" }, "true", "", "Yes"],
  [{ type: "RichText" }, JSON.stringify({ type: "doc", content: [line] }), "High tide", "High tide"],
  [{ type: "Array", items: { type: "Text" } }, '["river","easy"]', "river, easy", "river, easy"],
  [{ type: "Location" }, '{"lon":128,"lat":38}', "38, 128", "38, 128"],
  [{ type: "Refer", target }, JSON.stringify(refer), "", "Pier"],
  [{ type: "Json" }, '{"a":1}', "", ""],
])("%j names what is being written", (kind, text, plain, spoken) => {
  expect(titleOf(kind, text)).toBe(plain);
  expect(titleOf(kind, text, naming)).toBe(spoken);
});

test("a form without such a field has no title", () => {
  expect(titleText([], ".en-US", () => "Tide")).toBe("");
});

test("slots are in the order of the page: the prose with its name first, then the panel at the side", () => {
  const field = (apiName: string, type: string) => fieldSchema.parse({ apiName, label: apiName, type });
  const type: ContentType = {
    ...{ id: "walk", label: { one: "Walk", many: "Walks" }, icon: "box", create: true, columns: [] },
    displayField: "name",
    fields: [
      field("level", "Integer"),
      field("story", "LongText"),
      field("day", "Date"),
      field("name", "Text"),
    ],
  };
  const names = slotsOf(type, ["en-US"]).map(({ name }) => name);
  expect(names).toEqual(["name.en-US", "story.en-US", "level.en-US", "day.en-US"]);
});
