import type { Kysely } from "kysely";
import type { Problem, WrittenRefer } from "#service/acma/content-validation/check.ts";
import { patternProblems } from "#service/acma/content-validation/match-pattern.ts";
import { validateFields } from "#service/acma/content-validation/validate-fields.ts";
import type { Visit } from "#service/acma/enter-space.ts";
import { readableContents, readableMedia } from "#service/acma/read-readable.ts";
import type { ContentTypeRow } from "#service/acma/resource-rows.ts";
import { storedRefers } from "#service/acma/stored-refers.ts";
import type { Database, FieldValues } from "#service/database/schema.ts";
import { ServiceError } from "#service/errors.ts";

/**
 * The fields to store. A Refer that the Content had `before` may stay even if its target is gone: otherwise nothing
 * else could be changed either.
 * @throws ServiceError `ValidationFailed` with a detail for each problem.
 */
export async function requireValidFields(
  db: Kysely<Database>,
  visit: Visit,
  contentType: ContentTypeRow,
  written: Record<string, unknown>,
  before: FieldValues = {},
): Promise<FieldValues> {
  const { values, problems, patterns, refers } = validateFields(written, contentType.fields, visit.locales);
  const kept = new Set(storedRefers(contentType.fields, before).map(({ sys }) => sys.id));
  const added = refers.filter(({ id }) => !kept.has(id));
  const found = [
    ...problems,
    ...(await patternProblems(patterns)),
    ...(await danglingRefers(db, visit, added)),
  ];
  if (found.length > 0) throw new ServiceError("ValidationFailed", "Some fields do not fit.", found);
  return values;
}

async function danglingRefers(
  db: Kysely<Database>,
  visit: Visit,
  refers: WrittenRefer[],
): Promise<Problem[]> {
  const contents = await readableContents(db, visit, idsOf(refers, "Content"));
  const media = await readableMedia(db, visit, idsOf(refers, "Media"));
  const types = new Map(contents.map((row) => [row.id, row.content_type_id]));
  const mediaIds = new Set(media.map((row) => row.id));
  return refers.flatMap(({ path, id, target }): Problem[] => {
    if (target.targetType === "Media")
      return mediaIds.has(id) ? [] : [{ path, message: "There is no such Media." }];
    const type = types.get(id);
    if (type === undefined) return [{ path, message: "There is no such Content." }];
    if (target.contentType === undefined || target.contentType === type) return [];
    return [{ path, message: `Must refer to a Content of the type ${target.contentType}.` }];
  });
}

function idsOf(refers: WrittenRefer[], targetType: "Content" | "Media"): string[] {
  return [...new Set(refers.filter(({ target }) => target.targetType === targetType).map(({ id }) => id))];
}
