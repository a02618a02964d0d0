import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";

/** A checkbox; with `aria-disabled` it stays focusable. */
export function Checkbox({ className, ...rest }: Omit<ComponentProps<"input">, "type">) {
  return <input type="checkbox" className={classNames("checkbox", className)} {...rest} />;
}
