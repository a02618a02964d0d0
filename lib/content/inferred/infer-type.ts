import * as z from "zod/mini";
import { displayKinds } from "#lib/fields/display.ts";
import { positionOf } from "#lib/fields/location/position.ts";
import { isAbsent } from "#lib/fields/reading.ts";
import { inferTitleField } from "#lib/fields/refer/names.ts";
import { isOfMedia } from "#lib/fields/refer/target.ts";
import type { Content } from "#lib/space/content.ts";
import type { ContentType, Field, FieldKind } from "#lib/space-file/schema.ts";

const textMax = 256;
const resourceSchema = z.looseObject({
  sys: z.looseObject({ type: z.string(), targetType: z.optional(z.string()) }),
});
const documentSchema = z.looseObject({ type: z.literal("doc") });

/** The kind that fits all values; Json if none does. */
function inferKind(values: readonly unknown[]): FieldKind {
  const isAll = (fits: (value: unknown) => boolean) => values.length > 0 && values.every(fits);
  if (isAll(Array.isArray)) return arrayKind(values.flat());
  if (isAll(isText)) return textKind(values.map(String));
  if (isAll((value) => typeof value === "boolean")) return { type: "Boolean" };
  if (isAll(Number.isInteger)) return { type: "Integer" };
  if (isAll((value) => typeof value === "number")) return { type: "Number" };
  if (isAll((value) => positionOf(value) !== undefined)) return { type: "Location" };
  if (isAll((value) => z.safeParse(documentSchema, value).success)) return { type: "RichText" };
  const targetType = targetOf(values);
  return targetType === undefined ? { type: "Json" } : { type: "Refer", target: { targetType } };
}

function arrayKind(items: readonly unknown[]): FieldKind {
  if (items.every(isText)) return { type: "Array", items: { type: "Text" } };
  const targetType = targetOf(items);
  if (targetType === undefined) return { type: "Json" };
  return { type: "Array", items: { type: "Refer", target: { targetType } } };
}

function textKind(texts: readonly string[]): FieldKind {
  if (texts.every((text) => z.safeParse(z.iso.date(), text).success)) return { type: "Date", time: false };
  if (texts.every((text) => z.safeParse(z.iso.datetime({ offset: true }), text).success)) {
    return { type: "Date", time: true };
  }
  const isLong = texts.some((text) => text.length > textMax || text.includes("\n"));
  return isLong ? { type: "LongText", searchable: false } : { type: "Text" };
}

/** Whether all refer to Content, or all to Media, expanded or not. */
function targetOf(values: readonly unknown[]): "Content" | "Media" | undefined {
  const types = new Set(
    values.map((value) => {
      const resource = z.safeParse(resourceSchema, value).data?.sys;
      return resource?.type === "Refer" ? resource.targetType : resource?.type;
    }),
  );
  const [only] = types;
  return types.size === 1 && (only === "Content" || only === "Media") ? only : undefined;
}

function isText(value: unknown): boolean {
  return typeof value === "string";
}

const columnsMax = 3;

/**
 * A read-only Content Type inferred from some of its items: the Space file lacks it, and ACMA has no endpoint
 * for types.
 */
export function inferType(contentTypeId: string, contents: readonly Content[]): ContentType {
  const names = [...new Set(contents.flatMap(({ fields }) => Object.keys(fields)))];
  const fields = names.map((apiName) => inferField(apiName, contents));
  const displayField = commonest(contents.map((content) => inferTitleField(content.fields))) ?? "";
  const others = fields.filter(({ apiName }) => apiName !== displayField);
  const summaryField = others.find(({ type }) => type === "LongText")?.apiName;
  const pictureField = others.find((field) => field.type === "Refer" && isOfMedia(field))?.apiName;
  const name = nameInWords(contentTypeId);
  return {
    id: contentTypeId,
    label: { one: name, many: name },
    icon: "box",
    displayField,
    ...(summaryField !== undefined && { summaryField }),
    ...(pictureField !== undefined && { pictureField }),
    create: false,
    columns: [...columnsFrom(others, contents), "@updatedAt"],
    fields,
  };
}

/** "fieldTrip" and "field-trip" become "Field trip". */
export function nameInWords(name: string): string {
  const words = name
    .replace(
      /(\p{Ll}|\d)(\p{Lu})/gu,
      (_, before: string, after: string) => `${before} ${after.toLowerCase()}`,
    )
    .replace(/[-_.\s]+/g, " ")
    .trim();
  const [first = "", ...rest] = words === "" ? name : words;
  return first.toUpperCase() + rest.join("");
}

function inferField(apiName: string, contents: readonly Content[]): Field {
  const byLocale = contents.map(({ fields }) => fields[apiName] ?? {});
  const values = byLocale.flatMap(Object.values).filter((value) => !isAbsent(value));
  const locales = new Set(byLocale.flatMap(Object.keys));
  return {
    ...{ apiName, label: nameInWords(apiName), required: false, localized: locales.size > 1 },
    ...inferKind(values),
  };
}

/** Single-line fields, most often filled first. */
function columnsFrom(fields: readonly Field[], contents: readonly Content[]): string[] {
  const filled = ({ apiName }: Field) =>
    contents.filter((content) =>
      Object.values(content.fields[apiName] ?? {}).some((value) => !isAbsent(value)),
    ).length;
  return fields
    .filter((field) => isOneLine(field) && filled(field) > 0)
    .toSorted((one, other) => filled(other) - filled(one))
    .slice(0, columnsMax)
    .map(({ apiName }) => apiName);
}

function isOneLine(field: Field): boolean {
  const { column } = displayKinds[field.type];
  return column === "short" || column === "line" || (field.type === "Refer" && !isOfMedia(field));
}

function commonest(names: readonly (string | undefined)[]): string | undefined {
  const groups = Map.groupBy(
    names.filter((name) => name !== undefined),
    (name) => name,
  );
  return [...groups].toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0];
}
