import type { Room } from "./room.ts";

/**
 * The subjects of `components/`, and which others each may import: those further down, and `ui`, which is for all.
 * Pairs that still import each other are marked.
 */
const subjects: Record<string, readonly string[]> = {
  home: [],
  membership: ["list"],
  media: ["list", "upload"],
  palette: [],
  profile: ["picker"],
  reading: ["fields", "item"],
  session: [],
  shell: [],
  contents: ["fields", "filter", "item", "list"],
  /** What is of one field kind; the table of a concern stands at its top. */
  fields: ["map", "rich-text", "upload"],
  filter: ["fields", "list"],
  item: ["fields", "list", "map", "rich-text"],
  conflict: ["editor", "fields"],
  // Both ways: the editor shows the picker and the page of a conflict, which are made from its parts.
  editor: ["conflict", "fields", "map", "picker", "rich-text", "upload"],
  picker: ["editor", "fields", "upload"],
  list: [],
  map: [],
  "rich-text": [],
  ui: [],
  upload: [],
};

export const componentRooms: readonly Room[] = Object.entries(subjects).map(([subject, others]) => ({
  files: [`components/${subject}/**/*.{ts,tsx}`],
  mayImport: [
    ...["ui", ...others].map((other) => `components/${other}`),
    "lib/browser",
    "lib/fields",
    "lib/content",
    "lib/space",
    "lib/space-file/words",
    "lib/brand",
    "lib/color",
    "lib/messages",
    "lib/paths",
  ],
  // A test in a real browser finds it as all others do.
  mayImportTypesOf: ["lib/space-file", "scripts/prepare/browser"],
  inBrowser: true,
}));
