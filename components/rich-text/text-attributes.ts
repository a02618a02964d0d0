import type { TextAttributes } from "./writing.ts";

interface TextDescription {
  id: string;
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
    ...{ id, class: "prose rich-doc", dir: "auto", "data-placeholder": placeholder },
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
