const control = /[\p{Cc}\u2028\u2029]+/gu;
const bidiControl = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** At most `max` UTF-16 units of a text, never half a character, with "…" where something was left out. */
export function clip(text: string, max: number): string {
  if (text.length <= max) return text;
  const last = text.charCodeAt(max - 1);
  const isHalf = last >= 0xd800 && last <= 0xdbff;
  return `${text.slice(0, isHalf ? max - 1 : max).trimEnd()}…`;
}

/** A text as one line: line breaks and other control characters are spaces. Clipped before it is searched. */
export function oneLine(text: string, max: number): string {
  return clip(
    text
      .slice(0, max * 4)
      .replace(control, " ")
      .trim(),
    max,
  );
}

/** For places that cannot isolate a direction, such as the title of a window. */
export function withoutBidiControls(text: string): string {
  return text.replace(bidiControl, "");
}
