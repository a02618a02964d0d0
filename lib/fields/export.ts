import * as z from "zod/mini";
import { type Content, contentSchema } from "#lib/space/content.ts";
import { isRefer } from "#lib/space/refer.ts";
import type { ContentType, Field, SpaceLocale } from "#lib/space-file/schema.ts";
import { wordsIn } from "#lib/space-file/words.ts";
import { isAbsent } from "./absent.ts";
import type { Cell } from "./export/export-csv.ts";
import type { Reading } from "./reading.ts";
import { titleOf } from "./refer/names.ts";
import { pictureOf } from "./refer/picture.ts";
import { richTextAsText } from "./rich-text/rich-text-as-text.ts";

/** A column of the table that an export writes. */
export interface TableColumn {
  head: string;
  cell: (content: Content) => Cell;
}

interface TableSubject {
  type: ContentType;
  locales: readonly SpaceLocale[];
  reading: Reading;
  language: string;
  /** What the columns of every item are called. */
  names: Readonly<Record<"id" | "version" | "created" | "author" | "changed", string>>;
}

const locationSchema = z.looseObject({ lon: z.number(), lat: z.number() });
const between = "; ";

/** The columns of a type: every field, a localized one once for each language; what it refers to by name and by id. */
export function tableColumns({ type, locales, reading, language, names }: TableSubject): TableColumn[] {
  const fields = type.fields.flatMap((field) => {
    const name = wordsIn(field.label, language);
    const base = locales.slice(0, 1);
    return (field.localized ? locales : base).flatMap(({ id, label }) =>
      fieldColumns(field, field.localized ? `${name} (${label})` : name, id, reading),
    );
  });
  const own: TableColumn[] = [
    { head: names.created, cell: ({ sys }) => sys.createdAt },
    { head: names.author, cell: ({ sys }) => sys.createdBy.nickname ?? sys.createdBy.sys.id },
    { head: names.changed, cell: ({ sys }) => sys.updatedAt },
    { head: names.version, cell: ({ sys }) => sys.version },
    { head: names.id, cell: ({ sys }) => sys.id },
  ];
  return withOwnHeads([...fields, ...own]);
}

function fieldColumns(field: Field, head: string, localeId: string, reading: Reading): TableColumn[] {
  const valueIn = ({ fields }: Content) => fields[field.apiName]?.[localeId];
  const column = (end: string, cell: (value: unknown) => Cell): TableColumn => ({
    head: `${head}${end}`,
    cell: (content) => (isAbsent(valueIn(content)) ? undefined : cell(valueIn(content))),
  });
  if (field.type === "Location") {
    return [column(" (lat)", (value) => at(value)?.lat), column(" (lon)", (value) => at(value)?.lon)];
  }
  if (field.type === "Refer" || (field.type === "Array" && field.items.type === "Refer")) {
    const listed = (value: unknown) => (Array.isArray(value) ? value : [value]);
    return [
      column("", (value) => joined(listed(value).map((each) => nameOf(each, reading)))),
      column(" (id)", (value) => joined(listed(value).map(idOf))),
    ];
  }
  return [column("", (value) => plainCell(field, value))];
}

function plainCell(field: Field, value: unknown): Cell {
  if (field.type === "RichText") return richTextAsText(value);
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return value;
  if (Array.isArray(value)) return joined(value.map((each) => (typeof each === "string" ? each : undefined)));
  return JSON.stringify(value);
}

function joined(parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined).join(between);
}

function at(value: unknown) {
  return z.safeParse(locationSchema, value).data;
}

function nameOf(value: unknown, reading: Reading): string | undefined {
  const picture = pictureOf(value, [reading.localeId, ...reading.localeIds]);
  if (picture !== undefined) return picture.title ?? picture.fileName;
  const content = z.safeParse(contentSchema, value);
  return content.success ? titleOf(content.data, reading)?.text : undefined;
}

const identified = z.looseObject({ sys: z.looseObject({ id: z.string() }) });

function idOf(value: unknown): string | undefined {
  return isRefer(value) ? value.sys.id : z.safeParse(identified, value).data?.sys.id;
}

/** Two fields of one name would be one column to a spreadsheet that goes by names. */
function withOwnHeads(columns: readonly TableColumn[]): TableColumn[] {
  const seen = new Map<string, number>();
  return columns.map((column) => {
    const times = (seen.get(column.head) ?? 0) + 1;
    seen.set(column.head, times);
    return times === 1 ? column : { ...column, head: `${column.head} ${times}` };
  });
}
