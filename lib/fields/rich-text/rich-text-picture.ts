import type { Media } from "#lib/space/media.ts";
import { shownOf } from "../refer/picture.ts";

/**
 * What a text keeps of a Media that is put into it: its Refer, and how it looked then, because nothing puts a Media in
 * the place of a Refer inside of a text (docs/decisions/0020).
 */
export function pictureInText(media: Media, localeIds: readonly string[]) {
  const { url, width, height, title, description } = shownOf(media, localeIds);
  return {
    src: url ?? null,
    alt: description ?? title ?? null,
    caption: null,
    width: width ?? null,
    height: height ?? null,
    media: { sys: { id: media.sys.id, type: "Refer", targetType: "Media" } },
  };
}
