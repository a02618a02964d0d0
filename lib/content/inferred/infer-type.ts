import { isAbsent } from "#lib/fields/absent.ts";
import { displayKinds } from "#lib/fields/display.ts";
import { inferTitleField } from "#lib/fields/refer/names.ts";
import { isOfMedia } from "#lib/fields/refer/target.ts";
import type { Content } from "#lib/space/content.ts";
import type { ContentType, Field } from "#lib/space-file/schema.ts";
import { inferKind } from "./infer-kind.ts";

const columnsMax = 3;

/**
 * A Content Type that the Space file does not have, as far as some of its items show it (ACMA has no endpoint for
 * Content Types). It is to be read: nothing tells what may be written.
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

/** "fieldTrip" and "field-trip" are "Field trip". */
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

/** What is one line, and is filled in most often. */
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
