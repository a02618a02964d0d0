import type { RecentChoice } from "#lib/browser/keys/recent-choices.ts";
import type { Picture } from "#lib/fields/refer/picture.ts";
import type { Author } from "#lib/space/service-user.ts";

/** What stands at the start of a row. */
export type OptionIcon =
  | { is: "home" | "read" | "media" | "view" | "draft" | "new" | "search" | "keys" | "recent" }
  | { is: "kind"; contentTypeId: string }
  | { is: "picture"; contentTypeId: string; picture: Picture | undefined };

/** What stands at the end of a row. */
export type OptionEnd =
  | { is: "byLine"; author: Author; at: string }
  | { is: "moment"; at: string }
  | { is: "savedView" }
  | { is: "count"; count: number }
  | { is: "keys"; way: string };

/** One row of the palette: something to go to, or to begin. */
export interface PaletteOption {
  /** Unique on the page: it is the id of its element. */
  id: string;
  text: string;
  /** The locale that the text is written in. */
  lang?: string;
  icon: OptionIcon;
  end?: OptionEnd;
  /** An address of ours; the sheet of keys has none. */
  href?: string;
  /** As it is remembered once it is chosen. */
  recent?: RecentChoice;
}

export interface PaletteGroup {
  name: string;
  title: string;
  options: readonly PaletteOption[];
}
