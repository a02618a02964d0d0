import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";

/** A checkbox; with `aria-disabled` it stays focusable. */
export function Checkbox({ className, ...rest }: Omit<ComponentProps<"input">, "type">) {
  return <input type="checkbox" className={classNames(look, mark, className)} {...rest} />;
}

const look = classNames(
  "relative block size-4.5 flex-none cursor-pointer appearance-none rounded-[0.3125rem]",
  "inset-ring-[1.5px] inset-ring-line-control",
  "checked:bg-accent checked:inset-ring-0 indeterminate:bg-accent indeterminate:inset-ring-0",
  "aria-disabled:cursor-default aria-disabled:opacity-45",
  "forced-colors:border forced-colors:checked:bg-[Highlight] forced-colors:indeterminate:bg-[Highlight]",
  "forced-colors:checked:forced-color-adjust-none forced-colors:indeterminate:forced-color-adjust-none",
);

const mark = classNames(
  "after:absolute checked:after:inset-x-1.5 checked:after:top-0.75 checked:after:bottom-1.25",
  "checked:after:rotate-45 checked:after:border-on-accent checked:after:border-r-2 checked:after:border-b-2",
  "indeterminate:after:inset-0 indeterminate:after:m-auto indeterminate:after:h-0.5 indeterminate:after:w-2",
  "indeterminate:after:rounded-[1px] indeterminate:after:bg-on-accent",
);
