/** Safe markup, the result of `html`. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** A template that escapes its values unless they are `Html`. */
export function html(strings: TemplateStringsArray, ...values: (string | Html | readonly Html[])[]): Html {
  const parts = strings.map((text, index) => text + markupOf(values[index] ?? ""));
  return new Html(parts.join(""));
}

function markupOf(value: string | Html | readonly Html[]): string {
  if (value instanceof Html) return value.text;
  if (typeof value === "string")
    return value.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
  return value.map((part) => part.text).join("");
}
