import type { Media } from "#lib/space/media.ts";

type File = NonNullable<Media["fields"]["file"]>[string];

/** What has become of the files of a Media; "the portal decides by `url` alone" (decisions.md, "Media processing"). */
export function isMediaUnderWay({ fields }: Media): boolean {
  return Object.values(fields.file ?? {}).some(isFileUnderWay);
}

function isFileUnderWay({ url, state }: File): boolean {
  return url === undefined && state !== "FAILED";
}
