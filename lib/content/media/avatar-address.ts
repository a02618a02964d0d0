import { canonicalText } from "#lib/fields/canonical-text.ts";
import { shownOf, smallUrl } from "#lib/fields/refer/picture.ts";
import type { Media } from "#lib/space/media.ts";

const addressMax = 2048;

/** A typed picture URL, or why it is refused: not http(s), or of another origin. */
export function readPictureAddress(
  typed: string,
  mediaOrigins: readonly string[],
): { address: string } | { problem: "whole" | "elsewhere" } {
  const text = canonicalText(typed).trim();
  if (text.length > addressMax || !URL.canParse(text)) return { problem: "whole" };
  const url = new URL(text);
  if (!/^https?:$/.test(url.protocol) || url.username !== "" || url.password !== "") {
    return { problem: "whole" };
  }
  return mediaOrigins.includes(url.origin) ? { address: url.href } : { problem: "elsewhere" };
}

/** The smallest version that the service delivers. */
export function avatarAddressOf(media: Media, localeIds: readonly string[]): string | undefined {
  return smallUrl(shownOf(media, localeIds));
}
