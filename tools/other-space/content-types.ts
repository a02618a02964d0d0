import type { Choices } from "./choices.ts";

/** A field of a Content Type; `Refers` and `Words` are arrays. */
export interface Field {
  kind:
    | "Text"
    | "LongText"
    | "RichText"
    | "Integer"
    | "Boolean"
    | "Date"
    | "Location"
    | "Refer"
    | "Refers"
    | "Words";
  required?: true;
  /** The `targetType` of its Refers. */
  to?: "Content" | "Media";
}

export interface ContentType {
  /** As in the interface: `sys.id` is made of it. */
  name: string;
  title: string;
  /** What CMA says of the field that names an item; it says nothing without. */
  displayField?: string | null;
  fields: Record<string, Field>;
}

/** Those of the Space, and more as it chooses. */
export function contentTypesOf({ moreTypes, otherTitles }: Choices): readonly ContentType[] {
  const places = Array.from({ length: moreTypes }, (_, index) => ({
    name: `place-${index}`,
    title: `Place ${index}`,
    fields: { title: { kind: "Text", required: true }, where: { kind: "Location" } } as const,
  }));
  return [...contentTypes, ...(otherTitles ? typesOfOtherTitles : []), ...places];
}

const contentTypes: readonly ContentType[] = [
  {
    name: "walk",
    title: "Walk",
    fields: {
      title: { kind: "Text", required: true },
      "long-story": { kind: "LongText" },
      "length-in-m": { kind: "Integer" },
      "is-open": { kind: "Boolean" },
      "walked-on": { kind: "Date" },
      where: { kind: "Location" },
      cover: { kind: "Refer", to: "Media" },
      "led-by": { kind: "Refer", to: "Content" },
      "key-words": { kind: "Words" },
    },
  },
  {
    name: "guide",
    title: "Guide",
    fields: {
      "full-name": { kind: "Text", required: true },
      about: { kind: "RichText" },
      pictures: { kind: "Refers", to: "Media" },
      mentor: { kind: "Refer", to: "Content" },
    },
  },
  {
    name: "notice",
    title: "Notice",
    fields: { headline: { kind: "Text", required: true }, body: { kind: "RichText" } },
  },
];

/** Named by a field that is no text, or by none. */
const typesOfOtherTitles: readonly ContentType[] = [
  {
    name: "room",
    title: "Room",
    displayField: "number",
    fields: { number: { kind: "Integer", required: true }, "is-open": { kind: "Boolean" } },
  },
  { name: "tide", title: "Tide", displayField: "day", fields: { day: { kind: "Date", required: true } } },
  { name: "poll", title: "Poll", displayField: "is-open", fields: { "is-open": { kind: "Boolean" } } },
  { name: "saying", title: "Saying", displayField: "words", fields: { words: { kind: "RichText" } } },
  { name: "stop", title: "Stop", displayField: "where", fields: { where: { kind: "Location" } } },
  {
    name: "mood",
    title: "Mood",
    displayField: "key-words",
    fields: { "key-words": { kind: "Words" }, "is-open": { kind: "Boolean" } },
  },
  {
    name: "tour",
    title: "Tour",
    displayField: "along",
    fields: { along: { kind: "Refer", to: "Content" } },
  },
  { name: "gauge", title: "Gauge", displayField: null, fields: { level: { kind: "Integer" } } },
];
