import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isCharacterKey, isPressed, keyOf, shortcuts } from "#lib/browser/keys/shortcuts.ts";
import { sheetGroups } from "./key-sheet-groups.ts";

const sources = globSync("{app,components,lib}/**/*.{ts,tsx}")
  .filter((file) => !file.includes(".test.") && !file.endsWith("lib/browser/keys/shortcuts.ts"))
  .map((file) => ({ file, text: readFileSync(file, "utf8") }));

const everySource = sources.map(({ text }) => text).join("\n");
const rows = sheetGroups([], String).flatMap((group) =>
  group.rows.map((row) => ({ ...row, page: group.page })),
);

test("the sheet shows every shortcut of the table, once", () => {
  expect(rows.map(({ name }) => name).sort()).toEqual(shortcuts.map(({ name }) => name).sort());
});

test("every key that a page listens for is in the sheet", () => {
  const listened = [...everySource.matchAll(/useShortcut\("([^"]+)"/g)].map(([, key]) => key);
  const inSheet = new Set(rows.flatMap(({ keys }) => keys));
  expect(listened.length).toBeGreaterThan(2);
  expect(listened.filter((key) => !inSheet.has(key ?? ""))).toEqual([]);
});

test("nothing listens for keys of the whole page but by the table", () => {
  const listeners = sources.filter(({ text }) =>
    /(?:document|window)\.addEventListener\(\s*"keydown"/.test(text),
  );
  const byTable = /\b(?:isPressed|keyOf)\(/;
  expect(listeners.length).toBeGreaterThan(4);
  expect(listeners.filter(({ text }) => !byTable.test(text)).map(({ file }) => file)).toEqual([]);
});

test.each(["en", "ko"])("every shortcut has a name in %s", (language) => {
  const { palette } = JSON.parse(readFileSync(`lib/messages/${language}.json`, "utf8"));
  for (const { name, page } of shortcuts) {
    expect(palette.sheet.names[name], name).toEqual(expect.any(String));
    expect(palette.sheet.pages[page], page).toEqual(expect.any(String));
  }
});

test("single-character shortcuts are marked, because they can be turned off", () => {
  for (const row of shortcuts) {
    const begins = row.keys.some((way) => isCharacterKey(way.split(" ")[0] ?? ""));
    expect("isCharacter" in row, row.name).toBe(begins);
  }
});

const press = (key: string, code = "", held: Partial<KeyboardEvent> = {}) =>
  ({ key, code, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held }) as KeyboardEvent;

test("with a Hangul layout, a key counts as its Latin letter", () => {
  expect(keyOf(press("ㅜ", "KeyN"))).toBe("n");
  expect(keyOf(press("Process", "KeyN"))).toBe("n");
  expect(isPressed(press("ㅏ", "KeyK", { ctrlKey: true }), "palette")).toBe(true);
});

test("no list looks at a key but by the table, so that Hangul presses it too", () => {
  expect(isPressed(press("ㅌ", "KeyX"), "chooseRowByLetter")).toBe(true);
  expect(isPressed(press("ㄷ", "KeyE"), "editRow")).toBe(true);
  expect(isPressed(press(" ", "Space", { shiftKey: true }), "chooseRow")).toBe(true);
});

test("the letter that is written counts, not the place of the key", () => {
  expect(keyOf(press("n", "KeyB"))).toBe("n");
});

test("Ctrl and Cmd are the same, and one with Alt or Shift is another", () => {
  expect(isPressed(press("k", "KeyK", { metaKey: true }), "palette")).toBe(true);
  expect(isPressed(press("k", "KeyK", { ctrlKey: true, altKey: true }), "palette")).toBe(false);
  expect(isPressed(press("K", "KeyK", { ctrlKey: true, shiftKey: true }), "palette")).toBe(false);
  expect(isPressed(press("k", "KeyK"), "palette")).toBe(false);
});
