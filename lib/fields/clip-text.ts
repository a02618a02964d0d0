const control = /[\p{Cc}\u2028\u2029]+/gu;
const bidiControl = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** At most `max` UTF-16 units, never half a character, with "…" if clipped. */
export function clip(text: string, max: number): string {
  if (text.length <= max) return text;
  const last = text.charCodeAt(max - 1);
  const isHalf = last >= 0xd800 && last <= 0xdbff;
  return `${text.slice(0, isHalf ? max - 1 : max).trimEnd()}…`;
}

/** One line: control characters become spaces. Clipped before it is searched. */
export function oneLine(text: string, max: number): string {
  return clip(
    text
      .slice(0, max * 4)
      .replace(control, " ")
      .trim(),
    max,
  );
}

/** For places that can't isolate text direction, such as a window title. */
export function withoutBidiControls(text: string): string {
  return text.replace(bidiControl, "");
}
