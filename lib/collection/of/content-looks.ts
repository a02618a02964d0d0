import { placeType } from "#lib/content/place-type.ts";
import type { ContentType } from "#lib/space-file/schema.ts";
import type { ContentsSource } from "../list-ids.ts";
import type { PageSize } from "../view.ts";
import { deviceCookie } from "./content-columns.ts";

/** How many items a page has in each look; a map shows as many as a page can have. */
export const usualSizes = { table: 15, compact: 30, cards: 30, map: 100 } as const satisfies Record<
  string,
  PageSize
>;
export type ContentsLook = keyof typeof usualSizes;

/** Cards need a picture, a map a position. Reader has one kind of rows. */
export function looksOf(type: ContentType, source: ContentsSource): ContentsLook[] {
  const isManaged = source === "contents";
  return [
    "table",
    ...(isManaged ? (["compact"] as const) : []),
    ...(isManaged && type.pictureField !== undefined ? (["cards"] as const) : []),
    ...(placeType(type).length > 0 ? (["map"] as const) : []),
  ];
}

/** The look that a URL or a cookie names, if the type has it. */
export function lookOf(type: ContentType, source: ContentsSource, name: unknown): ContentsLook | undefined {
  return looksOf(type, source).find((each) => each === name);
}

/** Whether a look has columns besides the name. */
export function hasColumns(look: ContentsLook): boolean {
  return look === "table" || look === "compact";
}

/** A cookie, so that the first HTML has the look; only lists get it. */
export function lookCookieName(contentTypeId: string): string {
  return `look-${encodeURIComponent(contentTypeId)}`;
}

/** A `Set-Cookie` for `document.cookie`; a table is the usual look and deletes it. */
export function lookCookie(contentTypeId: string, look: ContentsLook): string {
  return deviceCookie(lookCookieName(contentTypeId), look === "table" ? undefined : look);
}
