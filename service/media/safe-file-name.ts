import { isStorable, notStorable } from "#service/acma/content-validation/text.ts";

const maximumCharacters = 200;
/** Control and format characters: invisible ones, and those that change the direction of following text. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu;
/** Zero-width joiners are part of emoji and Persian words. */
const joiners = /[\u200c\u200d]/;

/**
 * The name to store: the last part of the path, without anything that a file system or a header could misread. A
 * message if nothing safe is left.
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
