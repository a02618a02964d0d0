import { isStorable, notStorable } from "#service/acma/content-validation/text.ts";

const maximumCharacters = 200;
/** Control and format characters: what is not seen, and what turns the direction of the letters after it. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu;
/** Zero-width joiners hold an emoji or a Persian word together. */
const joiners = /[\u200c\u200d]/;

/**
 * The name that is kept: its last part, without what a file system or a header could misread. What no safe name
 * can be made of is a problem, in words.
 */
export function safeFileName(given: string): { name: string } | { problem: string } {
  if (!isStorable(given)) return { problem: notStorable };
  const lastPart = given.normalize("NFC").split(/[/\\]/).at(-1) ?? "";
  const name = lastPart
    .replace(unseen, (character) => (joiners.test(character) ? character : ""))
    .replace(/[<>:"|?*]/g, "_")
    .replace(/\s+/g, " ")
    .replace(/^[ .]+|[ .]+$/g, "");
  const length = [...name].length;
  if (length === 0) return { problem: "Must be a name." };
  if (length > maximumCharacters) {
    return { problem: `Must be ${maximumCharacters} characters or fewer; it is ${length}.` };
  }
  return { name };
}
