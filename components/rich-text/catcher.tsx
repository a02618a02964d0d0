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
 * Takes input while the editor loads: a real control, so that phones open the keyboard and Korean can be composed. It
 * becomes visible when loading takes noticeably long.
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

/** Resolves once no composition is in progress. */
export async function composed(catcher: HTMLTextAreaElement | null): Promise<void> {
  if (!catcher?.hasAttribute("data-composing")) return;
  await new Promise((resolve) => catcher.addEventListener("compositionend", resolve, { once: true }));
}
