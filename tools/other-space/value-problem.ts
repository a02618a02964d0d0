import type { ContentType, Field } from "./content-types.ts";
import { isRecord, type Locales } from "./resource.ts";
import type { Space } from "./space.ts";

/** What is wrong with the fields of a Content, a line for each. */
export function fieldProblems(space: Space, type: ContentType, fields: Record<string, Locales>): string[] {
  const unknown = Object.keys(fields).filter((name) => !Object.hasOwn(type.fields, name));
  const [locale] = space.choices.locales;
  const missing = Object.entries(type.fields)
    .filter(([name, field]) => field.required && (fields[name]?.[locale] ?? "") === "")
    .map(([name]) => `fields.${name}.${locale}: is required`);
  const wrong = Object.entries(fields).flatMap(([name, locales]) =>
    Object.entries(locales).flatMap(([locale, value]) => {
      const field = type.fields[name];
      const fits = space.choices.locales.includes(locale) && (field === undefined || fitsKind(value, field));
      return fits ? [] : [`fields.${name}.${locale}: does not fit`];
    }),
  );
  return [...unknown.map((name) => `fields.${name}: is unknown`), ...missing, ...wrong];
}

function fitsKind(value: unknown, field: Field): boolean {
  switch (field.kind) {
    case "Text":
    case "LongText":
    case "RichText":
      return typeof value === "string";
    case "Integer":
      return Number.isInteger(value);
    case "Boolean":
      return typeof value === "boolean";
    case "Date":
      return typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value);
    case "Location":
      return isRecord(value) && typeof value.latitude === "number" && typeof value.longitude === "number";
    case "Refer":
      return isReferTo(value, field);
    case "Refers":
      return Array.isArray(value) && value.every((one) => isReferTo(one, field));
    case "Words":
      return Array.isArray(value) && value.every((one) => typeof one === "string");
  }
}

function isReferTo(value: unknown, { to }: Field): boolean {
  return isRecord(value) && isRecord(value.sys) && value.sys.type === "Refer" && value.sys.targetType === to;
}
