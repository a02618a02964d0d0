const names = new Map([
  ["arrowup", "↑"],
  ["arrowdown", "↓"],
  ["arrowleft", "←"],
  ["arrowright", "→"],
  ["enter", "↵"],
  ["escape", "Esc"],
  ["home", "Home"],
  ["end", "End"],
  ["space", "Space"],
  ["shift", "⇧"],
  ["delete", "Del"],
  ["backspace", "⌫"],
]);

/** The keys of a shortcut as keyboards name them: "mod+k" is ⌘ K, or Ctrl K. */
export function keyNamesOf(shortcut: string, isMac: boolean): string[] {
  return shortcut.split(/[+ ]/).map((key) => {
    if (key === "alt") return isMac ? "⌥" : "Alt";
    if (key === "mod") return isMac ? "⌘" : "Ctrl";
    return names.get(key) ?? key.toUpperCase();
  });
}
