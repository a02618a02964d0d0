import type { RecentChoice } from "#lib/browser/keys/recent-choices.ts";
import type { SavedView } from "#lib/browser/list/view-store.ts";
import type { PaletteSubject } from "./palette-subject.ts";
import type { Found } from "./use-palette-search.ts";

/** A draft as the palette shows it. */
export interface ShownDraft {
  id: string;
  title: string;
  href: string;
  savedAt: string;
}

/** The palette's own words, in the interface language. */
export interface PaletteWords {
  language: string;
  untitled: string;
  home: string;
  readingRoom: string;
  media: string;
  keys: string;
  groups: Record<"recent" | "drafts" | "go" | "do", string>;
  searchFor: (text: string) => string;
  inKind: (many: string) => string;
  newKind: (one: string) => string;
  newCalled: (one: string, title: string) => string;
}

export interface PaletteState {
  subject: PaletteSubject;
  words: PaletteWords;
  text: string;
  found: ReadonlyMap<string, Found>;
  drafts: readonly ShownDraft[];
  views: readonly SavedView[];
  recent: readonly RecentChoice[];
  /** The type whose page this is. */
  here: string | undefined;
  /** Of something new that nobody has begun. */
  newDraftId: string;
}
