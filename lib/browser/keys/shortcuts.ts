/** Where a shortcut works; the list of shortcuts has a group for each. */
export type ShortcutPage = "everywhere" | "palette" | "home" | "list" | "item" | "editor" | "text";

interface Shortcut {
  /** The key of its text in the list of shortcuts. */
  name: string;
  page: ShortcutPage;
  /** Alternatives. `mod` is Cmd on a Mac and Ctrl elsewhere; "g h" is one key after the other. */
  keys: readonly string[];
  /** One character alone: it can be turned off (WCAG 2.1.4), as speech and slips would press it too. */
  isCharacter?: true;
}

/** All shortcuts: listeners (`useShortcut`, `isPressed`) and the list that `?` opens read this table. */
export const shortcuts = [
  { name: "palette", page: "everywhere", keys: ["mod+k"] },
  { name: "keys", page: "everywhere", keys: ["?"], isCharacter: true },
  { name: "home", page: "everywhere", keys: ["g h"], isCharacter: true },
  { name: "readingPage", page: "everywhere", keys: ["g r"], isCharacter: true },
  { name: "files", page: "everywhere", keys: ["g f"], isCharacter: true },
  { name: "undo", page: "everywhere", keys: ["mod+z"] },
  { name: "begin", page: "home", keys: ["n"], isCharacter: true },
  { name: "choose", page: "palette", keys: ["arrowup", "arrowdown"] },
  { name: "ends", page: "palette", keys: ["home", "end"] },
  { name: "open", page: "palette", keys: ["enter"] },
  { name: "newTab", page: "palette", keys: ["mod+enter"] },
  { name: "close", page: "palette", keys: ["escape"] },
  { name: "new", page: "list", keys: ["n"], isCharacter: true },
  { name: "search", page: "list", keys: ["/"], isCharacter: true },
  { name: "rows", page: "list", keys: ["arrowup", "arrowdown"] },
  { name: "tiles", page: "list", keys: ["arrowleft", "arrowright"] },
  { name: "rowEnds", page: "list", keys: ["home", "end"] },
  { name: "openRow", page: "list", keys: ["enter"] },
  { name: "chooseRow", page: "list", keys: ["space"] },
  { name: "chooseRowByLetter", page: "list", keys: ["x"], isCharacter: true },
  { name: "stretch", page: "list", keys: ["shift+arrowup", "shift+arrowdown"] },
  { name: "clearChoice", page: "list", keys: ["escape"] },
  { name: "editRow", page: "list", keys: ["e"], isCharacter: true },
  { name: "deleteRow", page: "list", keys: ["delete", "backspace"] },
  { name: "edit", page: "item", keys: ["e"], isCharacter: true },
  { name: "next", page: "item", keys: ["j"], isCharacter: true },
  { name: "previous", page: "item", keys: ["k"], isCharacter: true },
  { name: "backToList", page: "item", keys: ["escape"] },
  { name: "publish", page: "editor", keys: ["mod+s"] },
  { name: "leave", page: "editor", keys: ["escape"] },
  { name: "bold", page: "text", keys: ["mod+b"] },
  { name: "italic", page: "text", keys: ["mod+i"] },
  { name: "link", page: "text", keys: ["mod+k"] },
  { name: "heading", page: "text", keys: ["mod+alt+2"] },
  { name: "smallHeading", page: "text", keys: ["mod+alt+3"] },
  { name: "paragraph", page: "text", keys: ["mod+alt+0"] },
  { name: "bullets", page: "text", keys: ["mod+shift+8"] },
  { name: "numbers", page: "text", keys: ["mod+shift+7"] },
  { name: "quote", page: "text", keys: ["mod+shift+b"] },
  { name: "code", page: "text", keys: ["mod+e"] },
  { name: "codeBlock", page: "text", keys: ["mod+alt+c"] },
] as const satisfies readonly Shortcut[];

type Row = (typeof shortcuts)[number];

export type ShortcutName = Row["name"];

/** A single key of the table, for `useShortcut`. */
export type LoneKey = Exclude<Row["keys"][number], `${string}+${string}` | `${string} ${string}`>;

/** Whether a key is one character, which can be turned off. */
export function isCharacterKey(key: string): boolean {
  return [...key].length === 1;
}

/** The part of a key press that shortcuts read. */
export type KeyPress = Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

/** The name of a pressed key in the table. With a layout of another script, such as Hangul, its Latin letter. */
export function keyOf({ key, code }: Pick<KeyPress, "key" | "code">): string {
  if (key === " ") return "space";
  if (/^[\u0020-\u007e]$/.test(key) || (key.length > 1 && key !== "Process" && key !== "Unidentified")) {
    return key.toLowerCase();
  }
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? key.toLowerCase();
}

/** Whether a press, with `mod` or without, is this shortcut. */
export function isPressed(event: KeyPress, name: ShortcutName): boolean {
  if (event.altKey) return false;
  const mod = event.ctrlKey || event.metaKey;
  const pressed = mod ? `mod+${keyOf(event)}` : keyOf(event);
  const row: Shortcut | undefined = shortcuts.find((each) => each.name === name);
  return row?.keys.includes(pressed) === true && !(mod && event.shiftKey);
}
