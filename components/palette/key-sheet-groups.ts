import type { Kind } from "#components/ui/space/kind.ts";
import { type ShortcutName, type ShortcutPage, shortcuts } from "#lib/browser/keys/shortcuts.ts";
import { paths } from "#lib/paths.ts";
import { goLetters } from "./go-letters.ts";

interface SheetRow {
  name: ShortcutName;
  /** For the types of a Space, which the table of shortcuts lacks. */
  text?: string;
  keys: readonly string[];
  isCharacter: boolean;
}

export interface SheetGroup {
  page: ShortcutPage;
  rows: SheetRow[];
}

const pages: readonly ShortcutPage[] = ["everywhere", "home", "list", "item", "palette", "editor", "text"];

/** The table of shortcuts by page, with the letters of the types after those of other pages. */
export function sheetGroups(kinds: readonly Kind[], goTo: (many: string) => string): SheetGroup[] {
  return pages.map((page) => ({
    page,
    rows: shortcuts
      .filter((each) => each.page === page)
      .flatMap((each): SheetRow[] => {
        const row = { name: each.name, keys: each.keys, isCharacter: "isCharacter" in each };
        return each.name === "files" ? [row, ...goRows(kinds, goTo)] : [row];
      }),
  }));
}

function goRows(kinds: readonly Kind[], goTo: (many: string) => string): SheetRow[] {
  const letters = [...goLetters(kinds)];
  return kinds.flatMap(({ id, many }): SheetRow[] => {
    const letter = letters.find(([, path]) => path === paths.contents(id))?.[0];
    if (letter === undefined) return [];
    return [{ name: "home", text: goTo(many), keys: [`g ${letter}`], isCharacter: true }];
  });
}
