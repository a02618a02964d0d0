import type { Zone } from "./zone.ts";

/** The subjects of `components/`, and which others each may import, besides `ui`: only those further down. */
export const subjects: Record<string, readonly string[]> = {
  gallery: ["fields", "map"],
  "editor-page": ["conflict", "editor", "fields", "picker", "reading", "upload"],
  home: ["item", "palette", "reading"],
  membership: ["collection"],
  media: ["collection", "upload"],
  reading: ["fields", "item"],
  shell: ["palette", "session"],
  contents: ["fields", "filter", "item", "collection", "map", "picker", "upload"],
  filter: ["fields", "collection"],
  item: ["fields", "collection", "map", "rich-text"],
  conflict: ["editor", "fields"],
  profile: ["picker", "session"],
  picker: ["editor", "fields", "upload"],
  editor: ["fields", "upload"],
  /** The files of one field kind; the tables by concern are above them. */
  fields: ["map", "rich-text", "upload"],
  collection: [],
  drafts: [],
  palette: [],
  session: [],
  map: [],
  "rich-text": [],
  upload: [],
  ui: [],
};

export const componentZones: readonly Zone[] = Object.entries(subjects).map(([subject, others]) => ({
  files: [`components/${subject}/**/*.{ts,tsx}`],
  mayImport: [
    ...["ui", ...others].map((other) => `components/${other}`),
    "lib/browser",
    "lib/fields",
    "lib/content",
    "lib/collection",
    "lib/space",
    "lib/space-file/words",
    "lib/brand",
    "lib/messages",
    "lib/paths",
  ],
  // A test in a real browser finds it as all others do.
  mayImportTypesOf: ["lib/space-file", "scripts/test/browser-launch"],
  inBrowser: true,
}));
