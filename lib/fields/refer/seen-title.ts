import type { Fields } from "#lib/space/content.ts";
import { isAbsent } from "../absent.ts";

const likely = new Set(["title", "name", "label", "headline", "subject", "heading", "caption"]);
const titleMax = 256;
const dateOrAddress = /^(?:\d{4}-\d\d-\d\d(?:T.*)?|[a-z][a-z+.-]*:\/\/\S*)$/i;

/** The field that most likely names an item of a type that nobody has described: a short text, called so at best. */
export function seenTitleField(fields: Fields): string | undefined {
  const texts = Object.entries(fields).filter(([, byLocale]) => {
    const values = Object.values(byLocale).filter((value) => !isAbsent(value));
    return values.length > 0 && values.every(isShortText);
  });
  return (texts.find(([apiName]) => likely.has(apiName.toLowerCase())) ?? texts[0])?.[0];
}

function isShortText(value: unknown): boolean {
  return (
    typeof value === "string" &&
    value.length <= titleMax &&
    !value.includes("\n") &&
    !dateOrAddress.test(value.trim())
  );
}
