import type { Reading } from "#lib/fields/reading.ts";
import { isText, type TitleWords } from "#lib/fields/title-words.ts";
import type { ContentType, Field } from "#lib/space-file/schema.ts";
import { titleFieldOf } from "./type-words.ts";

/** How items of these types are named. */
export function titlesOf(
  types: readonly ContentType[],
  words: Omit<TitleWords, "kinds">,
): Pick<Reading, "titleFields" | "titleWords"> {
  const titleFields = Object.fromEntries(types.map(({ id, displayField = "" }) => [id, displayField]));
  const others = types.flatMap((type) => {
    const field = titleFieldOf(type);
    return field === undefined || isText(field) ? [] : [[type.id, kindOf(field)] as const];
  });
  const titleWords = { ...words, kinds: Object.fromEntries(others) };
  return { titleFields, ...(others.length > 0 && { titleWords }) };
}

function kindOf({ apiName: _, label: __, help: ___, required: ____, localized: _____, ...kind }: Field) {
  return kind;
}
