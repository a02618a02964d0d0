import type { Kind } from "#components/ui/space/kind.ts";
import type { Reading } from "#lib/fields/reading.ts";
import type { ContentType } from "#lib/space-file/schema.ts";

/** What the palette needs to know of a Space. It crosses from server to browser with every page. */
export interface PaletteSubject {
  memberId: string;
  kinds: readonly Kind[];
  /** As `searchedType` makes them. */
  types: readonly ContentType[];
  reading: Reading;
}
