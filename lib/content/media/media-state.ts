import { oneLine } from "#lib/fields/clip-text.ts";
import type { Media } from "#lib/space/media.ts";

const errorMax = 200;

type File = NonNullable<Media["fields"]["file"]>[string];

/** "The portal decides by `url` alone" (decisions.md, "Media processing"). */
export function isMediaUnderWay({ fields }: Media): boolean {
  return Object.values(fields.file ?? {}).some(isFileUnderWay);
}

function isFileUnderWay({ url, state }: File): boolean {
  return url === undefined && state !== "FAILED";
}

/** The service's message about a file that it couldn't process. */
export function errorOf({ fields }: Media): string | undefined {
  const [error] = Object.values(fields.file ?? {}).flatMap(({ detail }) => detail?.error ?? []);
  return typeof error === "string" ? oneLine(error, errorMax) : undefined;
}

export function contentTypeOf({ fields }: Media): string | undefined {
  const [type] = Object.values(fields.file ?? {}).flatMap(({ contentType }) => contentType ?? []);
  return type === undefined ? undefined : oneLine(type, errorMax);
}

/** "1:24", "1:02:05". */
export function lengthOf(seconds: number): string {
  const whole = Math.round(seconds);
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const end = String(rest).padStart(2, "0");
  return hours === 0 ? `${minutes}:${end}` : `${hours}:${String(minutes).padStart(2, "0")}:${end}`;
}
