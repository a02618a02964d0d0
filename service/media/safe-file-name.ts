import { isStorable, notStorable } from "#service/acma/content-validation/text.ts";

const maximumCharacters = 200;
/** The steps below take time by the square of the length. */
const longestRead = 2_000;
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
  const lastPart = given.split(/[/\\]/).at(-1) ?? "";
  if (lastPart.length > longestRead) return tooLong(lastPart);
  const name = lastPart
    .normalize("NFC")
    .replace(unseen, (character) => (joiners.test(character) ? character : ""))
    .replace(/[<>:"|?*]/g, "_")
    .replace(/\s+/g, " ")
    .replace(/^[ .]+|[ .]+$/g, "");
  if (name === "") return { problem: "Must be a name." };
  return [...name].length > maximumCharacters ? tooLong(name) : { name };
}

function tooLong(name: string): { problem: string } {
  return { problem: `Must be ${maximumCharacters} characters or fewer; it is ${[...name].length}.` };
}
