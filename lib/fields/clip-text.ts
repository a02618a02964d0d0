const control = /[\p{Cc}\u2028\u2029]+/gu;
const bidiControl = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** What belongs to the character before it: half of a pair, an accent, the second or third letter of a Hangul syllable. */
const joined = /^(?:\p{M}|\p{Emoji_Modifier}|[\u1160-\u11ff\udc00-\udfff]|\u200d)/u;

/** At most `max` UTF-16 units, never part of a character, with "…" if clipped. */
export function clip(text: string, max: number): string {
  if (text.length <= max) return text;
  let end = max;
  while (end > 0 && (joined.test(text.slice(end, end + 2)) || text[end - 1] === "\u200d")) end--;
  return `${text.slice(0, end || max).trimEnd()}…`;
}

/** At most `max` UTF-16 units with its "…", which stands before the extension: badges and downloads read that. */
export function clipFileName(name: string, max: number): string {
  if (name.length <= max) return name;
  const [extension = ""] = /\.[a-z0-9]{1,10}$/i.exec(name) ?? [];
  return clip(name.slice(0, name.length - extension.length), max - 1 - extension.length) + extension;
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
