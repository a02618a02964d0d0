import type { ContentType } from "#lib/space-file/schema.ts";
import { columnChoices, deviceCookie } from "./content-columns.ts";

/** CSS pixels by column key; `title` is the first column. Empty for the usual widths. */
export type ColumnWidths = Readonly<Record<string, number>>;

export const noWidths: ColumnWidths = {};

/** In CSS pixels; the first column, with picture and summary, is wider. */
const limits = { title: { min: 160, max: 2400 }, column: { min: 64, max: 960 } } as const;

export function widthLimits(key: string): { min: number; max: number } {
  return key === "title" ? limits.title : limits.column;
}

export function fittingWidth(key: string, width: number): number {
  const { min, max } = widthLimits(key);
  return Math.round(Math.min(Math.max(width, min), max));
}

/** The widths without a column's own. The first column has one only beside others. */
export function withoutWidth(widths: ColumnWidths, key: string): ColumnWidths {
  const others = Object.entries(widths).filter(([each]) => each !== key);
  return others.every(([each]) => each === "title") && key !== "title"
    ? noWidths
    : Object.fromEntries(others);
}

export function isSized(widths: ColumnWidths): boolean {
  return Object.keys(widths).length > 0;
}

const usualTitle = 320;
/** Before the columns: the checkbox and the first column. */
const cellsBefore = 2;

/**
 * The style sheet of a table whose columns have widths: `keys` in order, without the first column. The last track,
 * of the menu, takes the rest, so that an edge stays under the pointer that drags it.
 */
export function widthRules(keys: readonly string[], widths: ColumnWidths): string {
  if (!isSized(widths)) return "";
  const cell = (place: number) => `[data-sized] tr>:nth-child(${place + cellsBefore + 1})`;
  const { title = usualTitle } = widths;
  return [
    `[data-sized]{grid-template-columns:auto ${title}px repeat(${keys.length},auto) minmax(auto,1fr)}`,
    `${cell(keys.length)}:last-child{grid-column-end:-1;justify-self:end}`,
    ...keys.flatMap((key, place) =>
      widths[key] === undefined ? [] : [`${cell(place)}{width:${widths[key]}px}`],
    ),
  ].join("");
}

/** A cookie, so that the first HTML has the widths; only lists get it. */
export function widthsCookieName(contentTypeId: string): string {
  return `widths-${encodeURIComponent(contentTypeId)}`;
}

/** A `Set-Cookie` for `document.cookie`; no widths delete it. */
export function widthsCookie(contentTypeId: string, widths: ColumnWidths): string {
  const value = Object.entries(widths).map(([key, width]) => `${key}-${width}`);
  return deviceCookie(widthsCookieName(contentTypeId), isSized(widths) ? value.join(".") : undefined);
}

/** The remembered widths of columns that the type has. */
export function rememberedWidths(type: ContentType, value = ""): ColumnWidths {
  const known = new Set(["title", ...columnChoices(type).map(({ key }) => key)]);
  const widths = value.split(".").flatMap((entry) => {
    const [, key = "", width] = /^(.+)-(\d{1,4})$/.exec(entry) ?? [];
    return known.has(key) ? [[key, fittingWidth(key, Number(width))] as const] : [];
  });
  return Object.fromEntries(widths);
}
