import type { Media } from "#lib/space/media.ts";
import { shownOf } from "../display/display-picture.ts";
import { smallUrl } from "../display/small-picture.ts";

const addressMax = 2048;

/** The address of a picture as somebody has typed it; `undefined` when it is none, or not one by https. */
export function readPictureAddress(typed: string): string | undefined {
  const text = typed.trim();
  if (text.length > addressMax || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  return url.protocol === "https:" && url.username === "" && url.password === "" ? url.href : undefined;
}

/** Which address of a Media pictures a member: the smallest that the service delivers. */
export function avatarAddressOf(media: Media, localeIds: readonly string[]): string | undefined {
  return smallUrl(shownOf(media, localeIds));
}
