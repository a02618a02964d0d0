import { useSyncExternalStore } from "react";

const never = () => () => {};
const onApple = () => /mac|iphone|ipad/i.test(navigator.platform);
const signs: readonly [RegExp, string][] = [
  [/Mod/, "⌘"],
  [/Alt/, "⌥"],
  [/Shift/, "⇧"],
];

/** Keys as this keyboard names them ("⌘B", "Ctrl B"); "" before the page runs here, which is when they are not known. */
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

/** For `aria-keyshortcuts`: both ways. */
export function ariaKeys(keys: string): string {
  return `${keys.replace("Mod", "Control")} ${keys.replace("Mod", "Meta")}`;
}
