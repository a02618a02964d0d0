import type { ComponentProps, CompositionEvent } from "react";
import { classNames } from "#components/ui/class-names.ts";
import { richDocClass } from "./rich-doc-class.ts";
import type { WritingPhase } from "./use-writing.ts";
import type { TextAttributes } from "./writing.ts";

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
export function Catcher({ phase, ...props }: CatcherProps & { phase: WritingPhase }) {
  return (
    <textarea
      {...props}
      className={classNames(
        "min-h-9 resize-none overflow-hidden rounded-3 bg-raised px-3 py-1 text-16/6.5 text-ink outline-transparent field-sizing-content",
        phase === "failed"
          ? "order-2 mx-2 mb-2 inset-ring inset-ring-line-control"
          : "absolute inset-x-2 top-[var(--catcher-y,1rem)] z-above shadow-2",
        (phase === "still" || phase === "writing") && "pointer-events-none opacity-0",
        phase === "loading" && "animate-appear-late",
      )}
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

export interface TextDescription {
  id: string;
  /** The name of the field, with its language if localized. */
  label: string;
  lang: string | undefined;
  invalid: boolean;
  describedBy: string | undefined;
  isRequired: boolean;
  placeholder: string | undefined;
}

/** The attributes of the editable element. */
export function textAttributes(text: TextDescription): TextAttributes {
  const { id, label, lang, placeholder = "" } = text;
  return {
    ...{ id, class: richDocClass, dir: "auto", "data-placeholder": placeholder },
    "aria-label": label,
    "aria-multiline": "true",
    ...(lang !== undefined && { lang }),
    ...state(text),
  };
}

/** The attributes of the catcher, which replaces it until the editor is loaded. */
export function catcherAttributes(text: TextDescription) {
  const { id, label, lang } = text;
  return { id, "aria-label": label, ...(lang !== undefined && { lang }), ...state(text) };
}

function state({ invalid, describedBy, isRequired }: TextDescription) {
  return {
    ...(invalid && { "aria-invalid": "true" as const }),
    ...(isRequired && { "aria-required": "true" as const }),
    ...(describedBy !== undefined && { "aria-describedby": describedBy }),
  };
}
