import { type Kysely, type RawBuilder, type SqlBool, sql } from "kysely";
import type { ContentTypeField, Database } from "#service/database/schema.ts";
import { ServiceError } from "#service/errors.ts";

interface Change {
  spaceId: string;
  contentTypeId: string;
  fields: readonly ContentTypeField[];
}

/** Values of a field that a change would orphan. */
interface Loss {
  apiName: string;
  /** In all locales, or in all but the default one. */
  where: "anyLocale" | "otherLocales";
  message: string;
}

/**
 * A change must not make values of Contents unreachable or unreadable: a field with a value in any Content keeps its
 * name and its type. Compares with the published fields, which validated the values.
 * @throws ServiceError `ValidationFailed` with a detail for each field.
 */
export async function requireNoOrphans(
  db: Kysely<Database>,
  { spaceId, contentTypeId, fields }: Change,
): Promise<void> {
  const published = await db
    .selectFrom("content_type")
    .innerJoin("space", "space.id", "content_type.space_id")
    .select(["content_type.fields", "space.default_locale"])
    .where("content_type.space_id", "=", spaceId)
    .where("content_type.id", "=", contentTypeId)
    .executeTakeFirst();
  if (published === undefined) return;
  const details: { path: string; message: string }[] = [];
  for (const { apiName, where, message } of losses(published.fields, fields)) {
    const locales =
      where === "anyLocale" ? sql<SqlBool>`true` : sql<SqlBool>`locale <> ${published.default_locale}`;
    const isHeld = await holdsValues(db, { spaceId, contentTypeId, apiName }, locales);
    if (isHeld) details.push({ path: `fields.${apiName}`, message });
  }
  if (details.length === 0) return;
  throw new ServiceError("ValidationFailed", "The change would lose what members have written.", details);
}

function losses(before: readonly ContentTypeField[], after: readonly ContentTypeField[]): Loss[] {
  const wanted = new Map(after.map((field) => [field.apiName, field]));
  return before.flatMap((field) => lossOf(field, wanted.get(field.apiName)) ?? []);
}

function lossOf(before: ContentTypeField, after: ContentTypeField | undefined): Loss | undefined {
  const { apiName } = before;
  if (after === undefined) {
    return {
      apiName,
      where: "anyLocale",
      message: "Contents have values in this field: it cannot be removed.",
    };
  }
  if (!takesValuesOf(before, after)) {
    return {
      apiName,
      where: "anyLocale",
      message: "Contents have values in this field: its type cannot change so.",
    };
  }
  if (before.localized && !after.localized) {
    const message =
      "Contents have values in other locales than the default one: the field has to stay localized.";
    return { apiName, where: "otherLocales", message };
  }
  return undefined;
}

/** Whether every value of the one type is also one of the other, apart from validations. */
function takesValuesOf(before: ContentTypeField, after: ContentTypeField): boolean {
  if (before.type === "Text" && after.type === "LongText") return true;
  if (before.type === "Integer" && after.type === "Number") return true;
  return (
    before.type === after.type &&
    (before.time ?? false) === (after.time ?? false) &&
    before.items?.type === after.items?.type &&
    isAsWide(before.target, after.target) &&
    isAsWide(itemsTarget(before), itemsTarget(after))
  );
}

function itemsTarget({ items }: ContentTypeField): ContentTypeField["target"] {
  return items?.type === "Refer" ? items.target : undefined;
}

function isAsWide(before: ContentTypeField["target"], after: ContentTypeField["target"]): boolean {
  if (after === undefined) return true;
  if (before?.targetType !== after.targetType) return false;
  return after.contentType === undefined || after.contentType === before.contentType;
}

async function holdsValues(
  db: Kysely<Database>,
  { spaceId, contentTypeId, apiName }: { spaceId: string; contentTypeId: string; apiName: string },
  locales: RawBuilder<SqlBool>,
): Promise<boolean> {
  const content = await db
    .selectFrom("content")
    .select("id")
    .where("space_id", "=", spaceId)
    .where("content_type_id", "=", contentTypeId)
    .where(
      sql<SqlBool>`exists (
        select from jsonb_each(fields -> ${apiName}::text) as held(locale, value)
        where value not in ('null', '""', '[]') and ${locales})`,
    )
    .limit(1)
    .executeTakeFirst();
  return content !== undefined;
}
