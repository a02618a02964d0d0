import type { ContentType } from "#lib/space-file/schema.ts";
import { isPlainColumns, readColumns } from "./content-columns.ts";

const yearSeconds = 365 * 24 * 60 * 60;
const noColumns = "-";

/** A cookie, so that the first HTML has the columns; only lists get it. */
export function columnsCookieName(contentTypeId: string): string {
  return `columns-${encodeURIComponent(contentTypeId)}`;
}

/** A `Set-Cookie` for `document.cookie`; `undefined` deletes it. */
export function columnsCookie(contentTypeId: string, keys: readonly string[] | undefined): string {
  const value = keys === undefined ? "" : keys.join(".") || noColumns;
  const age = keys === undefined ? 0 : yearSeconds;
  return `${columnsCookieName(contentTypeId)}=${value}; Path=/contents; SameSite=Lax; Max-Age=${age}`;
}

/** The remembered columns, if they still fit the type. */
export function rememberedColumns(type: ContentType, value: string | undefined): string[] | undefined {
  if (value === undefined || value === "") return undefined;
  const keys = readColumns(value === noColumns ? "" : value.replaceAll(".", ","), type);
  return keys === undefined || isPlainColumns(type, keys) ? undefined : keys;
}
