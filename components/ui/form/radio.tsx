import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";

export function Radio({ className, ...input }: ComponentProps<"input">) {
  return (
    <input
      {...input}
      type="radio"
      className={classNames(
        "size-4.5 flex-none cursor-pointer appearance-none rounded-full inset-ring-[1.5px] inset-ring-line-control",
        "checked:bg-accent checked:bg-[radial-gradient(circle,var(--color-on-accent)_0_0.1875rem,transparent_0.25rem)] checked:inset-ring-0",
        "max-tablet:size-5.5 forced-colors:appearance-auto",
        className,
      )}
    />
  );
}
