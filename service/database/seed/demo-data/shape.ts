/** What the texts of the demo Space look like; `../demo.ts` turns them into rows. Keys name things inside the demo data only. */

/** By locale. A text that is missing in one locale is left out. */
export interface LocaleTexts {
  "en-US"?: string;
  "ko-KR"?: string;
}

/** A ProseMirror document: `{type: "doc", content: […]}`. */
export interface RichTextDoc {
  type: "doc";
  content: RichTextNode[];
}

/**
 * `paragraph`, `heading` (attrs.level 2 to 3), `blockquote`, `bulletList`, `orderedList`, `listItem`,
 * `horizontalRule`, and `text` with the marks `bold`, `italic` and `link` (attrs.href).
 */
export interface RichTextNode {
  type: string;
  attrs?: Record<string, string | number>;
  content?: RichTextNode[];
  text?: string;
  marks?: { type: string; attrs?: Record<string, string> }[];
}

export interface DemoMember {
  key: string;
  email: string;
  nickname: string;
  /** A media key. */
  avatar?: string;
  isAdmin?: boolean;
  enableLogin?: boolean;
  joinedDaysAgo: number;
}

export interface DemoMedia {
  key: string;
  /** A file name in `assets/`. */
  file: string;
  width: number;
  height: number;
  title: LocaleTexts;
  description: LocaleTexts;
  /** A member key. */
  by: string;
  daysAgo: number;
}

export interface DemoPlace {
  key: string;
  name: LocaleTexts;
  position: { lon: number; lat: number };
  elevation: number;
  openAllYear: boolean;
  surveyedDaysAgo: number;
  /** A media key. */
  picture?: string;
  by: string;
  daysAgo: number;
}

export interface DemoArticle {
  key: string;
  title: LocaleTexts;
  summary: LocaleTexts;
  story: { "en-US"?: RichTextDoc; "ko-KR"?: RichTextDoc };
  /** Media keys. */
  cover?: string;
  photos: string[];
  /** A place key. */
  place?: string;
  /** Article keys. */
  related: string[];
  tags: string[];
  walkedDaysAgo: number;
  /** Kilometres, 0 to 80. */
  length: number;
  needsLowWater: boolean;
  by: string;
  daysAgo: number;
  /** When it was last edited; never before `daysAgo`. Without it, it is as created. */
  editedDaysAgo?: number;
  /** `sys.version`, at least 1. */
  version?: number;
}

export interface DemoWalk {
  key: string;
  name: LocaleTexts;
  description: LocaleTexts;
  /** A place key. */
  start: string;
  distance: number;
  by: string;
  daysAgo: number;
}

export interface DemoNote {
  key: string;
  title: string;
  text: string;
  data: unknown;
  by: string;
  daysAgo: number;
}
