import type { ComponentProps, CompositionEvent } from "react";

type CatcherProps = Pick<
  ComponentProps<"textarea">,
  | "ref"
  | "id"
  | "lang"
  | "aria-label"
  | "aria-describedby"
  | "aria-invalid"
  | "aria-required"
  | "onFocus"
  | "onInput"
>;

/**
 * Takes what is typed while the editor is on its way: a real control, so that a phone opens its keyboard and Korean is
 * composed. It is seen when the wait can be noticed.
 */
export function Catcher(props: CatcherProps) {
  return (
    <textarea
      {...props}
      className="rich-catcher"
      rows={1}
      dir="auto"
      autoComplete="off"
      onCompositionStart={composes}
      onCompositionEnd={composes}
    />
  );
}

function composes({ type, currentTarget }: CompositionEvent<HTMLTextAreaElement>): void {
  currentTarget.toggleAttribute("data-composing", type === "compositionstart");
}

/** When no syllable is half written. */
export async function composed(catcher: HTMLTextAreaElement | null): Promise<void> {
  if (!catcher?.hasAttribute("data-composing")) return;
  await new Promise((resolve) => catcher.addEventListener("compositionend", resolve, { once: true }));
}
