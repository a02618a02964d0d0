import type { RecentChoice } from "#lib/browser/keys/recent-choices.ts";
import type { Picture } from "#lib/fields/refer/picture.ts";
import type { Author } from "#lib/space/service-user.ts";

export type OptionIcon =
  | { is: "home" | "read" | "media" | "view" | "draft" | "new" | "search" | "keys" | "recent" }
  | { is: "kind"; contentTypeId: string }
  | { is: "picture"; contentTypeId: string; picture: Picture | undefined };

export type OptionEnd =
  | { is: "byLine"; author: Author; at: string }
  | { is: "moment"; at: string }
  | { is: "savedView" }
  | { is: "count"; count: number }
  | { is: "keys"; way: string };

export interface PaletteOption {
  /** Of its element. */
  id: string;
  text: string;
  /** Of the text. */
  lang?: string;
  icon: OptionIcon;
  end?: OptionEnd;
  /** The list of shortcuts has none. */
  href?: string;
  /** What is stored when it is chosen. */
  recent?: RecentChoice;
}

export interface PaletteGroup {
  name: string;
  title: string;
  options: readonly PaletteOption[];
}
