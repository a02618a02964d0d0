import { referTo } from "#lib/fields/refer/form.ts";
import type { TargetLooks } from "#lib/fields/refer/target-look.ts";
import { koreanText, longText } from "../state.tsx";
import { FieldStates } from "./field-states.tsx";

const base = { apiName: "", required: false, localized: false };
const problem = { code: "required" } as const;
const words = (text: string) => ({ type: "paragraph", content: [{ type: "text", text }] });

export function RichTextFields() {
  const richText = { ...base, label: "Text", type: "RichText" as const };
  const document = {
    type: "doc",
    content: [
      { type: "heading", attrs: { level: 2 }, content: [{ type: "text", text: "Spring tides" }] },
      words(longText),
      { type: "bulletList", content: [{ type: "listItem", content: [words(koreanText)] }] },
      { type: "blockquote", content: [words("Twice a month.")] },
    ],
  };
  return (
    <FieldStates
      id="rich-text"
      states={[
        { name: "empty", field: richText },
        { name: "with text", field: richText, text: JSON.stringify(document) },
        { name: "required", field: { ...richText, required: true }, problem },
      ]}
    />
  );
}

export function LocationFields() {
  const location = { ...base, label: "Position", type: "Location" as const };
  return (
    <FieldStates
      id="location"
      states={[
        { name: "with a point", field: location, text: JSON.stringify({ lon: 128.5182, lat: 38.3341 }) },
        { name: "no point", field: location, text: "somewhere", problem: { code: "notAPlace" } },
      ]}
    />
  );
}

export function TagFields() {
  const tags = { ...base, label: "Tags", type: "Array" as const, items: { type: "Text" as const } };
  return (
    <FieldStates
      id="tags"
      states={[
        { name: "empty", field: tags },
        {
          name: "with words",
          field: { ...tags, maxItems: 5 },
          text: JSON.stringify(["tide", "동해안", longText]),
        },
        {
          name: "with a problem",
          field: tags,
          text: JSON.stringify(["tide", "shore"]),
          problem: { code: "entries", entries: [{ index: 1, problem: { code: "notInPattern" } }] },
        },
        { name: "no list", field: tags, text: "true", problem: { code: "doesNotFit" } },
        { name: "read-only", field: tags, text: JSON.stringify(["tide"]), isReadOnly: true },
      ]}
    />
  );
}

const place = (contentId: string, text: string) => ({
  kind: "content" as const,
  contentTypeId: "place",
  contentId,
  title: { text, localeId: "en-US" },
  updatedAt: "2026-11-20T09:00:00Z",
});
const looks: TargetLooks = {
  "Content:harbour": place("harbour", "Sokcho harbour"),
  "Content:lake": place("lake", koreanText),
  "Content:long": place("long", longText),
  "Content:gone": { kind: "gone" },
};
const refer = (id: string) => referTo("Content", id);

export function ReferFields() {
  const choice = {
    ...base,
    label: "Place",
    type: "Refer" as const,
    target: { targetType: "Content" as const },
  };
  const media = { ...choice, label: "Cover", target: { targetType: "Media" as const } };
  return (
    <FieldStates
      id="refer"
      looks={looks}
      states={[
        { name: "empty", field: choice },
        { name: "empty, of Media", field: media },
        { name: "chosen", field: choice, text: JSON.stringify(refer("harbour")) },
        { name: "chosen, long", field: choice, text: JSON.stringify(refer("long")) },
        { name: "gone", field: choice, text: JSON.stringify(refer("gone")) },
        { name: "required", field: { ...choice, required: true }, problem },
        { name: "of another kind", field: choice, text: '{"lon":1}', problem: { code: "doesNotFit" } },
        { name: "read-only", field: choice, text: JSON.stringify(refer("lake")), isReadOnly: true },
      ]}
    />
  );
}

export function ReferListFields() {
  const items = { type: "Refer" as const, target: { targetType: "Content" as const } };
  const list = { ...base, label: "Places", type: "Array" as const, items };
  return (
    <FieldStates
      id="refer-list"
      looks={looks}
      states={[
        { name: "empty", field: list },
        {
          name: "with entries",
          field: { ...list, maxItems: 5 },
          text: JSON.stringify([refer("harbour"), refer("lake"), refer("long"), refer("gone")]),
        },
        {
          name: "with a problem",
          field: list,
          text: JSON.stringify([refer("harbour"), "x"]),
          problem: { code: "entries", entries: [{ index: 1, problem: { code: "doesNotFit" } }] },
        },
      ]}
    />
  );
}
