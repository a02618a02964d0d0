import { shownOf, smallUrl } from "#lib/fields/refer/picture.ts";
import type { Media } from "#lib/space/media.ts";

const addressMax = 2048;

/** The address that a member typed, or why it cannot be that of a picture: no http(s) address, or another origin's. */
export function readPictureAddress(
  typed: string,
  mediaOrigins: readonly string[],
): { address: string } | { problem: "whole" | "elsewhere" } {
  const text = typed.trim();
  if (text.length > addressMax || !URL.canParse(text)) return { problem: "whole" };
  const url = new URL(text);
  if (!/^https?:$/.test(url.protocol) || url.username !== "" || url.password !== "") {
    return { problem: "whole" };
  }
  return mediaOrigins.includes(url.origin) ? { address: url.href } : { problem: "elsewhere" };
}

/** Which address of a Media pictures a member: the smallest that the service delivers. */
export function avatarAddressOf(media: Media, localeIds: readonly string[]): string | undefined {
  return smallUrl(shownOf(media, localeIds));
}
