import { useSyncExternalStore } from "react";
import type { IconName } from "#components/ui/icon.tsx";
import type { LineStyle, Tool } from "./commands.ts";

export interface ToolItem {
  icon: IconName;
  /** As `aria-keyshortcuts` has them, with `Mod` for Control or Meta. */
  keys?: string;
  /** Shows a separator before it. */
  begins?: true;
}

export const toolItems: Readonly<Record<Tool, ToolItem>> = {
  bold: { icon: "letter-b", keys: "Mod+B", begins: true },
  italic: { icon: "italic", keys: "Mod+I" },
  link: { icon: "link", keys: "Mod+K" },
  bullets: { icon: "list", keys: "Mod+Shift+8", begins: true },
  numbers: { icon: "list-ordered", keys: "Mod+Shift+7" },
  quote: { icon: "text-quote", keys: "Mod+Shift+B" },
  picture: { icon: "image" },
  code: { icon: "code", keys: "Mod+E" },
  undo: { icon: "undo-2", keys: "Mod+Z", begins: true },
  redo: { icon: "redo-2", keys: "Mod+Shift+Z" },
};

export const styleKeys: Readonly<Record<LineStyle, string>> = {
  text: "Mod+Alt+0",
  heading: "Mod+Alt+2",
  smallHeading: "Mod+Alt+3",
  codeBlock: "Mod+Alt+C",
};

const never = () => () => {};
const onApple = () => /mac|iphone|ipad/i.test(navigator.platform);
const signs: readonly [RegExp, string][] = [
  [/Mod/, "⌘"],
  [/Alt/, "⌥"],
  [/Shift/, "⇧"],
];

/** Keys in the notation of this platform ("⌘B", "Ctrl B"); "" before hydration. */
export function useKeyNames(): (keys: string) => string {
  const platform = useSyncExternalStore(
    never,
    () => (onApple() ? "apple" : "other"),
    () => undefined,
  );
  return (keys) => {
    if (platform === undefined) return "";
    if (platform === "other") return keys.replace("Mod", "Ctrl").replaceAll("+", " ");
    return signs.reduce((text, [name, sign]) => text.replace(name, sign), keys).replaceAll("+", "");
  };
}

/** For `aria-keyshortcuts`, with both modifiers. */
export function ariaKeys(keys: string): string {
  return `${keys.replace("Mod", "Control")} ${keys.replace("Mod", "Meta")}`;
}
