import * as z from "zod/mini";
import { type ContentTarget, contentTargetSchema } from "#lib/space/content.ts";
import { isRefer } from "#lib/space/refer.ts";
import type { FieldKind, Kind, KindOf } from "#lib/space-file/schema.ts";
import { clip } from "./clip-text.ts";
import { jsonText } from "./json/json-text.ts";
import { type Position, positionOf } from "./location/position.ts";
import type { Reading } from "./reading.ts";
import { isAbsent, valueIn } from "./reading.ts";
import type { ContentDisplay, ReferDisplay } from "./refer/display.ts";
import { inferTitleField, lineOf, type NamedText, summaryOf, textOf } from "./refer/names.ts";
import { pictureIn, pictureOf } from "./refer/picture.ts";
import { isOfLanguage, titleInWords } from "./title-words.ts";

/** A member's value parsed for display: bounded, and of a known shape. */
export type Display =
  | { kind: "absent" }
  | { kind: "text"; text: string }
  | { kind: "number"; value: number; unit?: string }
  | { kind: "boolean"; value: boolean }
  | { kind: "date"; at: string; time: boolean }
  | { kind: "location"; lon: number; lat: number }
  | ReferDisplay
  | { kind: "richText"; document: unknown }
  | { kind: "json"; text: string }
  | { kind: "many"; items: Display[] };

interface DisplayKind<K extends Kind> {
  /** Undefined if the value doesn't fit. */
  show: (value: unknown, reading: Reading, kind: KindOf<K>) => Display | undefined;
  /** The width in a list; `undefined` for no column. */
  column: "short" | "line" | "long" | undefined;
  /** Below the cover of an item's page. */
  isStory?: true;
}

const textMax = 20_000;
const jsonMax = 50_000;
const itemsMax = 200;
const dateSchema = z.union([z.iso.date(), z.iso.datetime({ offset: true })]);

export const displayKinds: { [K in Kind]: DisplayKind<K> } = {
  Text: { show: showText, column: "line" },
  LongText: { show: showText, column: "long", isStory: true },
  RichText: {
    show: (document) => ({ kind: "richText", document }),
    column: undefined,
    isStory: true,
  },
  Integer: { show: showNumber, column: "short" },
  Number: { show: showNumber, column: "short" },
  Boolean: { show: showBoolean, column: "short" },
  Date: {
    show: (value, _, { time }) =>
      z.safeParse(dateSchema, value).success ? { kind: "date", at: String(value), time } : undefined,
    column: "short",
  },
  Location: { show: showLocation, column: "line" },
  Json: { show: showJson, column: "long", isStory: true },
  Refer: { show: referDisplay, column: "long" },
  Array: {
    show: (value, reading, { items }) =>
      Array.isArray(value)
        ? { kind: "many", items: value.slice(0, itemsMax).map((item) => displayOf(items, item, reading)) }
        : undefined,
    column: "long",
  },
};

/** A value by its field's kind, or by its own shape if it doesn't fit. */
export function displayOf(kind: FieldKind, value: unknown, reading: Reading): Display {
  if (isAbsent(value)) return { kind: "absent" };
  return (
    rowOf(kind.type).show(value, reading, kind) ??
    showText(value) ??
    showNumber(value) ??
    showBoolean(value) ??
    showLocation(value) ??
    referDisplay(value, reading) ??
    showJson(value)
  );
}

function rowOf<K extends Kind>(type: K): DisplayKind<K> {
  return displayKinds[type];
}

function showText(value: unknown): Display | undefined {
  return typeof value === "string" ? { kind: "text", text: clip(value, textMax) } : undefined;
}

function showNumber(value: unknown, _?: Reading, { unit }: { unit?: string | undefined } = {}) {
  return typeof value === "number"
    ? { kind: "number" as const, value, ...(unit !== undefined && { unit }) }
    : undefined;
}

function showBoolean(value: unknown): Display | undefined {
  return typeof value === "boolean" ? { kind: "boolean", value } : undefined;
}

function showLocation(value: unknown): Display | undefined {
  const position = positionOf(value);
  return position && { kind: "location", ...position };
}

function showJson(value: unknown): Display {
  return { kind: "json", text: clip(jsonText(value), jsonMax) };
}

/** A Refer, or the resource that `include` put in its place. */
export function referDisplay(value: unknown, reading: Reading): ReferDisplay | undefined {
  if (isRefer(value)) return { kind: "closed", id: value.sys.id, targetType: value.sys.targetType };
  const picture = pictureOf(value, [reading.localeId, ...reading.localeIds]);
  if (picture !== undefined) return { kind: "picture", picture };
  const content = z.safeParse(contentTargetSchema, value);
  return content.success ? contentDisplay(content.data, reading) : undefined;
}

export function contentDisplay(content: ContentTarget, reading: Reading): ContentDisplay {
  const title = titleOf(content, reading);
  const position = positionIn(content);
  const contentTypeId = content.sys.contentType.sys.id;
  const summary = summaryOf(content, reading.summaryFields?.[contentTypeId], reading);
  const picture = pictureIn(content, reading.pictureFields?.[contentTypeId], reading);
  return {
    kind: "content",
    contentTypeId,
    contentId: content.sys.id,
    ...(title !== undefined && { title }),
    ...(summary !== undefined && { summary }),
    ...(position !== undefined && { position }),
    ...(picture !== undefined && { picture }),
  };
}

function positionIn({ fields }: ContentTarget): Position | undefined {
  const values = Object.values(fields).flatMap((byLocale) => Object.values(byLocale));
  return values.map(positionOf).find((position) => position !== undefined);
}

const titleMax = 300;

/** An item's title; of a type that the Space file lacks, the likeliest field. */
export function titleOf(content: ContentTarget, reading: Reading): NamedText | undefined {
  const typeId = content.sys.contentType.sys.id;
  const apiName = reading.titleFields[typeId] ?? inferTitleField(content.fields);
  const found = valueIn(content.fields, apiName, reading);
  const words = reading.titleWords;
  const kind = words?.kinds[typeId];
  if (words === undefined || kind === undefined) return lineOf(found, textOf, titleMax);
  const say = (value: unknown) => titleInWords(displayOf(kind, value, reading), words);
  const title = lineOf(found, say, titleMax);
  return title && isOfLanguage(kind) ? { ...title, localeId: words.language } : title;
}
