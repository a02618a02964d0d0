import type { Media } from "#lib/space/media.ts";
import { shownOf } from "../refer/picture.ts";

/**
 * A Media within a text: its Refer and a snapshot, as nothing expands Refers within texts
 * (docs/decisions/0020).
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
