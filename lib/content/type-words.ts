import { isText } from "#lib/fields/title-words.ts";
import type { ContentType, Field } from "#lib/space-file/schema.ts";
import { wordsIn } from "#lib/space-file/words.ts";

const capitalOnly = /^\p{Lu}\p{Ll}/u;

/** Singular within a sentence: "New article". Names such as "FAQ" keep their capitals. */
export function oneOf(type: ContentType, language: string): string {
  return inSentence(wordsIn(type.label.one, language), language);
}

/** Plural within a sentence: "Loading articles". */
export function manyOf(type: ContentType, language: string): string {
  return inSentence(wordsIn(type.label.many, language), language);
}

function inSentence(name: string, language: string): string {
  if (!capitalOnly.test(name)) return name;
  const [first = "", ...rest] = name;
  return first.toLocaleLowerCase(language) + rest.join("");
}

export type Titled = Pick<ContentType, "displayField" | "fields">;

/** The field that names the items of a type, if one does. */
export function titleFieldOf({ displayField, fields }: Titled): Field | undefined {
  return fields.find(({ apiName }) => apiName === displayField);
}

/** Whether a text can be the title of an item. */
export function isTitledByText(type: Titled): boolean {
  const field = titleFieldOf(type);
  return field !== undefined && isText(field);
}

/** By Content Type: the field that summarizes its items or is their picture. */
export function fieldsByType(
  types: readonly ContentType[],
  role: "summaryField" | "pictureField",
): Record<string, string> {
  const fields = types.map((type) => [type.id, type[role]] as const);
  return Object.fromEntries(fields.flatMap(([id, field]) => (field === undefined ? [] : [[id, field]])));
}

/** What a search by name needs of a Content Type: naming and searchable fields and the picture. */
export function searchedType({ summaryField: _, ...type }: ContentType): ContentType {
  const isNeeded = ({ apiName, type: kind }: ContentType["fields"][number]) =>
    apiName === type.displayField || apiName === type.pictureField || kind === "LongText";
  return { ...type, columns: [], fields: type.fields.filter(isNeeded) };
}

/** A Content Type with its words in the interface language alone, for lists and the palette. */
export function inLanguage(type: ContentType, language: string): ContentType {
  const { one, many } = type.label;
  return {
    ...type,
    label: { one: wordsIn(one, language), many: wordsIn(many, language) },
    fields: type.fields.map((field) => ({
      ...field,
      label: wordsIn(field.label, language),
      ...(field.help !== undefined && { help: wordsIn(field.help, language) }),
    })),
  };
}

/** What a search by title needs of a Content Type. */
export type TitledType = Pick<ContentType, "id" | "label" | "displayField" | "fields">;

/** The types with a title, each with that field alone. */
export function titledTypes(types: readonly ContentType[]): TitledType[] {
  return types.flatMap((type) => {
    const { id, label, displayField } = type;
    const title = titleFieldOf(type);
    return title === undefined ? [] : [{ id, label, displayField, fields: [title] }];
  });
}
