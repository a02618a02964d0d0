import {
  Bold,
  Code,
  Image as ImageIcon,
  Italic,
  Link as LinkIcon,
  List,
  ListOrdered,
  type LucideIcon,
  Redo2,
  TextQuote,
  Undo2,
} from "lucide-react";
import { useSyncExternalStore } from "react";
import type { LineStyle, Tool } from "./commands.ts";

export interface ToolItem {
  icon: LucideIcon;
  /** As `aria-keyshortcuts` has them, with `Mod` for Control or Meta. */
  keys?: string;
  /** Shows a separator before it. */
  begins?: true;
}

export const toolItems: Readonly<Record<Tool, ToolItem>> = {
  bold: { icon: Bold, keys: "Mod+B", begins: true },
  italic: { icon: Italic, keys: "Mod+I" },
  link: { icon: LinkIcon, keys: "Mod+K" },
  bullets: { icon: List, keys: "Mod+Shift+8", begins: true },
  numbers: { icon: ListOrdered, keys: "Mod+Shift+7" },
  quote: { icon: TextQuote, keys: "Mod+Shift+B" },
  picture: { icon: ImageIcon },
  code: { icon: Code, keys: "Mod+E" },
  undo: { icon: Undo2, keys: "Mod+Z", begins: true },
  redo: { icon: Redo2, keys: "Mod+Shift+Z" },
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
    return signs.reduce((said, [name, sign]) => said.replace(name, sign), keys).replaceAll("+", "");
  };
}

/** For `aria-keyshortcuts`, with both modifiers. */
export function ariaKeys(keys: string): string {
  return `${keys.replace("Mod", "Control")} ${keys.replace("Mod", "Meta")}`;
}
