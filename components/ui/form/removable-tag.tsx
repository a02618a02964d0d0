import type { ComponentProps } from "react";
import { Icon } from "#components/ui/icon.tsx";
import { classNames } from "../class-names.ts";

interface RemovableTagProps extends ComponentProps<"button"> {
  invalid?: boolean;
}

/** A word in a box of several; the attributes belong to the button that removes it. */
export function RemovableTag({ invalid, children, ...button }: RemovableTagProps) {
  return (
    <li
      className={classNames(
        "flex h-6.5 max-w-full min-w-0 cursor-default items-center rounded-2 ps-2 text-13 has-focus-visible:bg-accent-tint touch:h-9 forced-colors:border",
        invalid ? "bg-danger-tint text-danger" : "bg-hover",
      )}
    >
      <bdi className="truncate">{children}</bdi>
      <button
        {...button}
        type="button"
        className="relative grid size-6 flex-none place-items-center rounded-2 text-ink-3 hover:text-ink -outline-offset-2 touch:size-9 touch:after:absolute touch:after:-inset-1"
      >
        <Icon name="x" size={14} />
      </button>
    </li>
  );
}
