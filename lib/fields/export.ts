import * as z from "zod/mini";
import type { Content } from "#lib/space/content.ts";
import type { ContentType, Field, SpaceLocale } from "#lib/space-file/schema.ts";
import { wordsIn } from "#lib/space-file/words.ts";
import { isAbsent } from "./absent.ts";
import type { Cell } from "./export/export-csv.ts";
import type { Kind, KindOf } from "./kinds.ts";
import { positionOf } from "./location/position.ts";
import type { Reading } from "./reading.ts";
import { referDisplay, targetName } from "./refer/display.ts";
import { richTextAsText } from "./rich-text/rich-text-words.ts";

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

/** What a column adds to the name of its field, and its cell for a value that is there. */
type Part = readonly [end: string, cell: (value: unknown, reading: Reading) => Cell];

const plain: readonly Part[] = [["", plainCell]];
const byNameAndId: readonly Part[] = [
  ["", (value, reading) => joined(listed(value).map((each) => targetName(referDisplay(each, reading))))],
  [" (id)", (value) => joined(listed(value).map(idOf))],
];

/** A table is for machines too: values are as the service has them, not as members read them. */
const exportKinds: { [K in Kind]: (kind: KindOf<K>) => readonly Part[] } = {
  Text: () => plain,
  LongText: () => plain,
  RichText: () => [["", richTextAsText]],
  Integer: () => plain,
  Number: () => plain,
  Boolean: () => plain,
  Date: () => plain,
  Location: () => [
    [" (lat)", (value) => positionOf(value)?.lat],
    [" (lon)", (value) => positionOf(value)?.lon],
  ],
  Json: () => plain,
  Refer: () => byNameAndId,
  Array: ({ items }) => (items.type === "Refer" ? byNameAndId : plain),
};

function fieldColumns(field: Field, head: string, localeId: string, reading: Reading): TableColumn[] {
  return partsOf(field.type, field).map(([end, cell]) => ({
    head: `${head}${end}`,
    cell: ({ fields }) => {
      const value = fields[field.apiName]?.[localeId];
      return isAbsent(value) ? undefined : cell(value, reading);
    },
  }));
}

function partsOf<K extends Kind>(type: K, kind: KindOf<K>): readonly Part[] {
  return exportKinds[type](kind);
}

function plainCell(value: unknown): Cell {
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return value;
  if (Array.isArray(value)) return joined(value.map((each) => (typeof each === "string" ? each : undefined)));
  return JSON.stringify(value);
}

function listed(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [value];
}

function joined(parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined).join("; ");
}

/** Of a Refer, or of what is in its place. */
const identified = z.looseObject({ sys: z.looseObject({ id: z.string() }) });

function idOf(value: unknown): string | undefined {
  return z.safeParse(identified, value).data?.sys.id;
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
