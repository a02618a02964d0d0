import { cva } from "class-variance-authority";
import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { useNumber } from "#components/ui/use-number.ts";
import type { PinGroup } from "./pin-groups.ts";

const pin = cva(
  [
    "pointer-events-auto relative grid place-items-center rounded-full border-2 border-sheet bg-fill shadow-1",
    "text-12 font-semibold text-on-fill tabular-nums after:absolute after:rounded-full",
    "data-active:bg-ink data-active:text-sheet data-active:outline-2 data-active:outline-ink",
    "forced-colors:border-[Canvas] forced-colors:bg-[CanvasText] forced-colors:text-[Canvas]",
    "forced-colors:forced-color-adjust-none forced-colors:data-active:bg-[Highlight]",
  ],
  {
    variants: {
      look: {
        one: "size-4.5 after:-inset-2 touch:after:-inset-3.25",
        several: "size-8 touch:size-10 touch:after:-inset-0.5",
      },
    },
  },
);

const namesMax = 3;

interface PinButtonProps extends ComponentProps<"button"> {
  group: PinGroup;
  isActive: boolean;
}

/** A pin by its name, or the number of several. */
export function PinButton({ group: { pins }, isActive, ...button }: PinButtonProps) {
  const t = useTranslations("map.pins");
  const number = useNumber();
  const names = pins.slice(0, namesMax).map(({ name }) => name);
  const count = pins.length;
  const label =
    count === 1 ? names[0] : t("several", { count, names: names.join(", "), more: count - names.length });
  return (
    <button
      {...button}
      type="button"
      className={pin({ look: count === 1 ? "one" : "several" })}
      data-pin=""
      aria-label={label}
      title={label}
      {...(isActive && { "data-active": "" })}
    >
      {count > 1 && number(count)}
    </button>
  );
}
