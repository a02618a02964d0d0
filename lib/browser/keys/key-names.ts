const everywhere = new Map([
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

/** The keys of one way to press a shortcut, as a keyboard names them: "mod+k" is ⌘ K, or Ctrl K. */
export function keyNamesOf(way: string, isMac: boolean): string[] {
  return way.split(/[+ ]/).map((key) => {
    if (key === "mod") return isMac ? "⌘" : "Ctrl";
    return everywhere.get(key) ?? key.toUpperCase();
  });
}
