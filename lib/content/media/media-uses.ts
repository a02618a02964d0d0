import { isOfMedia } from "#lib/fields/refer/target.ts";
import type { ListQuery } from "#lib/space/list-query.ts";
import type { ContentType } from "#lib/space-file/schema.ts";
import { wordsIn } from "#lib/space-file/words.ts";

/** A field of a type that can hold Media, in one locale: one question to the service, as conditions know no OR. */
export interface MediaUsePlace {
  contentTypeId: string;
  /** What the type and the field are called in the interface language. */
  type: string;
  field: string;
  /** As the wire has it: `fields.cover.en-US.sys.id`. */
  key: string;
  /** The field that names an item of the type. */
  displayField: string;
}

/** Every place where the types of a Space file can hold Media. RichText is none: it cannot be filtered by. */
export function mediaUsePlaces(
  types: readonly ContentType[],
  localeIds: readonly string[],
  language: string,
): MediaUsePlace[] {
  return types.flatMap((type) =>
    type.fields.filter(isOfMedia).flatMap((field) =>
      (field.localized ? localeIds : localeIds.slice(0, 1)).map((localeId) => ({
        contentTypeId: type.id,
        type: wordsIn(type.label.many, language),
        field: wordsIn(field.label, language),
        key: `fields.${field.apiName}.${localeId}.sys.id`,
        displayField: type.displayField,
      })),
    ),
  );
}

/** What to ask a place for a Media. */
export function mediaUseQuery(
  { key, displayField }: MediaUsePlace,
  mediaId: string,
  limit: number,
): ListQuery {
  return {
    limit,
    order: "-sys.updatedAt",
    conditions: [
      [key, mediaId],
      ["select", `fields.${displayField}`],
    ],
  };
}

/** What to ask a place for any of several Media. */
export function mediaInUseQuery(
  { key, displayField }: MediaUsePlace,
  mediaIds: readonly string[],
): ListQuery {
  return {
    limit: 1,
    conditions: [
      [`${key}[in]`, mediaIds.join(",")],
      ["select", `fields.${displayField}`],
    ],
  };
}
