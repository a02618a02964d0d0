import type { Kind } from "#components/ui/space/kind.ts";
import type { RecentChoice } from "#lib/browser/keys/recent-choices.ts";
import type { SavedView } from "#lib/browser/list/saved-views.ts";
import type { Reading } from "#lib/fields/reading.ts";
import type { Picture } from "#lib/fields/refer/picture.ts";
import type { Author } from "#lib/space/author.ts";
import type { ContentType } from "#lib/space-file/schema.ts";
import type { Found } from "./use-palette-search.ts";

/** A draft as the palette shows it. */
export interface ShownDraft {
  id: string;
  title: string;
  href: string;
  savedAt: string;
}

/** In the interface language. */
export interface PaletteWords {
  language: string;
  untitled: string;
  home: string;
  readingPage: string;
  media: string;
  profile: string;
  groups: Record<
    "recent" | "drafts" | "go" | "do" | "commands" | "named" | "photos" | "texts" | "similar",
    string
  >;
  commands: readonly CommandWords[];
  mine: (many: string) => string;
  searchFor: (text: string) => string;
  inKind: (many: string) => string;
  newKind: (one: string) => string;
  newCalled: (one: string, title: string) => string;
}

export interface PaletteState {
  subject: PaletteSubject;
  words: PaletteWords;
  text: string;
  /** By Content Type; `mediaKey` for photos and files. */
  found: ReadonlyMap<string, Found>;
  drafts: readonly ShownDraft[];
  views: readonly SavedView[];
  recent: readonly RecentChoice[];
  /** The type of the current page. */
  here: string | undefined;
  /** For a new item. */
  newDraftId: string;
}

/** What the palette needs to know of a Space. It crosses from server to browser with every page. */
export interface PaletteSubject {
  memberId: string;
  kinds: readonly Kind[];
  /** As `searchedType` makes them. */
  types: readonly ContentType[];
  reading: Reading;
}

export type Command =
  | { is: "keys" | "upload" | "signOut" }
  | { is: "preference"; name: "theme" | "language"; value: string };

export interface CommandWords {
  command: Command;
  text: string;
  /** Other words that find it. */
  keywords: string;
}

export type OptionIcon =
  | { is: "home" | "read" | "media" | "view" | "draft" | "new" | "search" | "recent" | "profile" }
  | { is: "command"; command: Command }
  | { is: "photo"; picture: Picture }
  | { is: "kind"; contentTypeId: string }
  | { is: "picture"; contentTypeId: string; picture: Picture | undefined };

export type OptionEnd =
  | { is: "byLine"; author: Author; at: string }
  | { is: "moment"; at: string }
  | { is: "savedView" }
  | { is: "count"; count: number }
  | { is: "keys"; keys: string };

export interface PaletteOption {
  /** Of its element. */
  id: string;
  text: string;
  /** Of the text. */
  lang?: string;
  icon: OptionIcon;
  end?: OptionEnd;
  /** What it opens, or does. */
  href?: string;
  command?: Command;
  /** What is stored when it is chosen. */
  recent?: RecentChoice;
}

export interface PaletteGroup {
  name: string;
  title: string;
  options: readonly PaletteOption[];
}
