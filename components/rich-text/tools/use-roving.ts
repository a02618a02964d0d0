import { type FocusEvent, type KeyboardEvent, useState } from "react";

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** Roving tabindex: a row of buttons is one tab stop; arrows, Home and End move inside. */
export function useRoving<Name extends string>(names: readonly Name[]) {
  const [current, setCurrent] = useState<Name | undefined>(names[0]);
  return {
    isStop: (name: Name) => name === current,
    row: {
      onFocus(event: FocusEvent<HTMLElement>) {
        const name = names.find((one) => one === event.target.dataset.tool);
        if (name !== undefined) setCurrent(name);
      },
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-tool]")];
        const at = event.target instanceof HTMLElement ? buttons.indexOf(event.target) : -1;
        const isMirrored = getComputedStyle(event.currentTarget).direction === "rtl";
        const next = steps[isMirrored ? mirrored(event.key) : event.key];
        if (next === undefined || at < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        buttons[next(at, buttons.length)]?.focus();
      },
    },
  };
}

function mirrored(key: string): string {
  if (key === "ArrowRight") return "ArrowLeft";
  return key === "ArrowLeft" ? "ArrowRight" : key;
}
