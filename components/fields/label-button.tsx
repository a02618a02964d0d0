import type { ComponentProps } from "react";

/** A button at the end of a label. */
export function LabelButton(props: ComponentProps<"button">) {
  return (
    <button
      {...props}
      type="button"
      data-part="label-action"
      className="relative rounded-1 text-13 font-medium text-accent after:absolute after:-inset-x-2 after:-inset-y-3 enabled:hover:underline enabled:hover:underline-offset-[0.2em]"
    />
  );
}
