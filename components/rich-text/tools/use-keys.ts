import { useSyncExternalStore } from "react";

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
