import { oneLine, withoutBidiControls } from "#lib/fields/clip-text.ts";
import type { Reading } from "#lib/fields/reading.ts";
import { shownOf } from "#lib/fields/refer/picture.ts";
import type { Media } from "#lib/space/media.ts";
import { mediaName } from "./media-words.ts";

/** Of the window that shows a file, without the Space's name; `undefined` if it has no name. */
export function fileTitle(media: Media, { localeId, localeIds }: Reading): string | undefined {
  const name = mediaName(shownOf(media, [localeId, ...localeIds]));
  return name === undefined ? undefined : oneLine(withoutBidiControls(name), 120);
}
