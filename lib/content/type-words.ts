import type { ContentType } from "#lib/space-file/schema.ts";
import { wordsIn } from "#lib/space-file/words.ts";

const capitalOnly = /^\p{Lu}\p{Ll}/u;

/** One of a type inside a sentence: "New article". A name such as "FAQ" keeps its capitals. */
export function oneOf(type: ContentType, language: string): string {
  return inSentence(wordsIn(type.label.one, language), language);
}

/** Many of a type inside a sentence: "Loading articles". */
export function manyOf(type: ContentType, language: string): string {
  return inSentence(wordsIn(type.label.many, language), language);
}

function inSentence(name: string, language: string): string {
  if (!capitalOnly.test(name)) return name;
  const [first = "", ...rest] = name;
  return first.toLocaleLowerCase(language) + rest.join("");
}

/** By Content Type, the field that names an item: all that naming a Refer's target needs. */
export function titleFieldsOf(types: readonly ContentType[]): Record<string, string> {
  return Object.fromEntries(types.map((type) => [type.id, type.displayField]));
}

/** By Content Type, the field that sums an item up. */
export function summaryFieldsOf(types: readonly ContentType[]): Record<string, string> {
  return Object.fromEntries(
    types.flatMap(({ id, summaryField }) => (summaryField === undefined ? [] : [[id, summaryField]])),
  );
}

/** By Content Type, the field that pictures an item. */
export function pictureFieldsOf(types: readonly ContentType[]): Record<string, string> {
  return Object.fromEntries(
    types.flatMap(({ id, pictureField }) => (pictureField === undefined ? [] : [[id, pictureField]])),
  );
}
