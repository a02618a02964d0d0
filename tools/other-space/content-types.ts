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
  fields: Record<string, Field>;
}

/** Those of the Space, and `more` that have a position. */
export function contentTypesWith(more: number): readonly ContentType[] {
  const places = Array.from({ length: more }, (_, index) => ({
    name: `place-${index}`,
    title: `Place ${index}`,
    fields: { title: { kind: "Text", required: true }, where: { kind: "Location" } } as const,
  }));
  return [...contentTypes, ...places];
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
