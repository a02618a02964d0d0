import * as z from "zod/mini";
import { type Content, contentSchema } from "#lib/space/content.ts";
import { isRefer } from "#lib/space/refer.ts";
import { isAbsent } from "./absent.ts";
import { clip } from "./clip-text.ts";
import { type Reading, valueIn } from "./reading.ts";
import { type NamedText, summaryOf, titleOf } from "./refer/names.ts";
import { type Picture, pictureOf } from "./refer/picture.ts";

/** A member-written value, ready for being shown: bounded in size, and of a known shape. */
export type Display =
  | { kind: "absent" }
  | { kind: "text"; text: string }
  | { kind: "number"; value: number; unit?: string }
  | { kind: "boolean"; value: boolean }
  | { kind: "date"; at: string; time: boolean }
  | { kind: "location"; lon: number; lat: number }
  | {
      kind: "content";
      contentTypeId: string;
      contentId: string;
      title?: NamedText;
      summary?: NamedText;
      position?: Position;
      picture?: Picture;
    }
  | { kind: "picture"; picture: Picture }
  /** A Refer that stayed one: its target is gone, or not for this member. */
  | { kind: "closed"; targetType: string }
  | { kind: "richText"; document: unknown }
  | { kind: "json"; text: string }
  | { kind: "many"; items: Display[] };

export interface Position {
  lon: number;
  lat: number;
}

/** What showing needs of a Space file's field. A kind that nobody knows is shown by its value. */
export interface ShownField {
  type: string;
  unit?: string | undefined;
  time?: boolean;
  items?: { type: string };
}

const textMax = 20_000;
const jsonMax = 50_000;
const itemsMax = 200;
const locationSchema = z.looseObject({ lon: z.number(), lat: z.number() });
const dateSchema = z.union([z.iso.date(), z.iso.datetime({ offset: true })]);

/** A value by its field's kind. A value that does not fit its kind is shown as what it is. */
export function displayOf(field: ShownField, value: unknown, reading: Reading): Display {
  if (isAbsent(value)) return { kind: "absent" };
  return byKind(field, value, reading) ?? byValue(value, reading);
}

function byKind(field: ShownField, value: unknown, reading: Reading): Display | undefined {
  switch (field.type) {
    case "RichText":
      return { kind: "richText", document: value };
    case "Json":
      return jsonOf(value);
    case "Integer":
    case "Number":
      return typeof value === "number"
        ? { kind: "number", value, ...(field.unit !== undefined && { unit: field.unit }) }
        : undefined;
    case "Date":
      return z.safeParse(dateSchema, value).success
        ? { kind: "date", at: String(value), time: field.time ?? false }
        : undefined;
    case "Array":
      return Array.isArray(value)
        ? {
            kind: "many",
            items: value
              .slice(0, itemsMax)
              .map((item) => displayOf(field.items ?? { type: "" }, item, reading)),
          }
        : undefined;
    default:
      return undefined;
  }
}

function byValue(value: unknown, reading: Reading): Display {
  if (typeof value === "string") return { kind: "text", text: clip(value, textMax) };
  if (typeof value === "number") return { kind: "number", value };
  if (typeof value === "boolean") return { kind: "boolean", value };
  const location = z.safeParse(locationSchema, value);
  if (location.success) return { kind: "location", lon: location.data.lon, lat: location.data.lat };
  if (isRefer(value)) return { kind: "closed", targetType: value.sys.targetType };
  const picture = pictureOf(value, [reading.localeId, ...reading.localeIds]);
  if (picture !== undefined) return { kind: "picture", picture };
  const content = z.safeParse(contentSchema, value);
  return content.success ? contentOf(content.data, reading) : jsonOf(value);
}

function contentOf(content: Content, reading: Reading): Display {
  const title = titleOf(content, reading);
  const position = positionOf(content);
  const contentTypeId = content.sys.contentType.sys.id;
  const summaryField = reading.summaryFields?.[contentTypeId];
  const summary = summaryField === undefined ? undefined : summaryOf(content, summaryField, reading);
  const pictureField = reading.pictureFields?.[contentTypeId];
  const found = pictureField === undefined ? undefined : valueIn(content.fields, pictureField, reading);
  const picture = pictureOf(found?.value, [reading.localeId, ...reading.localeIds]);
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

function positionOf(content: Content): Position | undefined {
  for (const byLocale of Object.values(content.fields)) {
    for (const value of Object.values(byLocale)) {
      const location = z.safeParse(locationSchema, value);
      if (location.success) return { lon: location.data.lon, lat: location.data.lat };
    }
  }
  return undefined;
}

function jsonOf(value: unknown): Display {
  return { kind: "json", text: clip(JSON.stringify(value, undefined, 2) ?? "", jsonMax) };
}
