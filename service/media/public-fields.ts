import type { Selectable } from "kysely";
import type { Database, FieldValues } from "#service/database/schema.ts";
import { deliveryPath, thumbnailPath } from "#service/media/delivery-path.ts";
import { parseStoredFile } from "#service/media/stored-file.ts";

type MediaRow = Pick<Selectable<Database["media"]>, "space_id" | "id" | "fields">;

/** `seed.md`, "Media": title, description, and file entries, with `url` once the file is processed. */
export function publicFields(row: MediaRow, publicUrl: string): FieldValues {
  const { title = {}, description = {}, file = {} } = row.fields;
  const entries = Object.entries(file).map(([locale, entry]) => [
    locale,
    publicFile(row, locale, entry, publicUrl),
  ]);
  return { title, description, file: Object.fromEntries(entries) };
}

/** Thumbnails are `detail.thumbnails`: `[{width, height, url}]`, narrowest first. */
function publicFile({ space_id, id }: MediaRow, locale: string, entry: unknown, publicUrl: string) {
  const { storageKey: _, thumbnails = [], ...file } = parseStoredFile(entry);
  if (file.state !== "PROCESSED") return file;
  const place = { spaceId: space_id, mediaId: id, locale, upload: file.upload, fileName: file.fileName };
  const smaller = thumbnails.map(({ width, height }) => ({
    width,
    height,
    url: `${publicUrl}${thumbnailPath(place, width)}`,
  }));
  return {
    ...file,
    ...(smaller.length === 0 ? {} : { detail: { ...file.detail, thumbnails: smaller } }),
    url: `${publicUrl}${deliveryPath(place)}`,
  };
}
