import * as z from "zod/mini";
import type { Content } from "#lib/space/content.ts";
import type { ContentType, Field, Kind, KindOf, SpaceLocale } from "#lib/space-file/schema.ts";
import { wordsIn } from "#lib/space-file/words.ts";
import { referDisplay } from "./display.ts";
import type { Cell } from "./export/export-csv.ts";
import { positionOf } from "./location/position.ts";
import type { Reading } from "./reading.ts";
import { isAbsent } from "./reading.ts";
import { targetName } from "./refer/display.ts";
import { richTextAsText } from "./rich-text/rich-text-words.ts";

export interface TableColumn {
  head: string;
  cell: (content: Content) => Cell;
}

interface TableSubject {
  type: ContentType;
  locales: readonly SpaceLocale[];
  reading: Reading;
  language: string;
  /** The heads of metadata columns. */
  names: Readonly<Record<"id" | "version" | "created" | "author" | "changed", string>>;
}

/** Every field, a localized one once per language, and Refers by name and id. */
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

/** A suffix of the head, and the cell of a present value. */
type Part = readonly [end: string, cell: (value: unknown, reading: Reading) => Cell];

const plain: readonly Part[] = [["", plainCell]];
const byNameAndId: readonly Part[] = [
  ["", (value, reading) => joined(listed(value).map((each) => targetName(referDisplay(each, reading))))],
  [" (id)", (value) => joined(listed(value).map(idOf))],
];

/** Exports hold the service's values, not formatted ones. */
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

const identified = z.looseObject({ sys: z.looseObject({ id: z.string() }) });

function idOf(value: unknown): string | undefined {
  return z.safeParse(identified, value).data?.sys.id;
}

/** Spreadsheets that go by names would merge equal heads. */
function withOwnHeads(columns: readonly TableColumn[]): TableColumn[] {
  const counts = new Map<string, number>();
  return columns.map((column) => {
    const times = (counts.get(column.head) ?? 0) + 1;
    counts.set(column.head, times);
    return times === 1 ? column : { ...column, head: `${column.head} ${times}` };
  });
}
