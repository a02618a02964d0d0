import type { Kysely } from "kysely";
import { findContentTypes } from "#service/acma/content-types.ts";
import type { Visit } from "#service/acma/enter-space.ts";
import { hasIdOf } from "#service/acma/has-id-of.ts";
import { readableContents, readableMedia } from "#service/acma/read-readable.ts";
import type { ContentRow, ContentTypeRow, MediaRow } from "#service/acma/resource-rows.ts";
import type { PublicServiceUserRow } from "#service/acma/service-user.ts";
import { storedRefers } from "#service/acma/stored-refers.ts";
import type { Database } from "#service/database/schema.ts";

/** Everything that `include` may put in the place of a Refer: by id, and readable for this member. */
export interface Related {
  contents: Map<string, ContentRow>;
  media: Map<string, MediaRow>;
  users: Map<string, PublicServiceUserRow>;
  types: Map<string, ContentTypeRow>;
}

interface Level {
  contents: ContentRow[];
  media: MediaRow[];
}

/** Reads what the given resources refer to, `depth` levels far, with a few queries for each level. */
export async function gatherRelated(
  db: Kysely<Database>,
  visit: Visit,
  start: Level,
  depth: number,
): Promise<Related> {
  const related: Related = { contents: new Map(), media: new Map(), users: new Map(), types: new Map() };
  let level = start;
  await addTypes(db, visit, level, related);
  for (let left = depth; left > 0 && level.contents.length + level.media.length > 0; left -= 1) {
    await addUsers(db, visit, level, related);
    level = await nextLevel(db, visit, level, related);
    for (const row of level.contents) related.contents.set(row.id, row);
    for (const row of level.media) related.media.set(row.id, row);
    await addTypes(db, visit, level, related);
  }
  return related;
}

async function nextLevel(
  db: Kysely<Database>,
  visit: Visit,
  { contents }: Level,
  related: Related,
): Promise<Level> {
  const refers = contents.flatMap((row) =>
    storedRefers(related.types.get(row.content_type_id)?.fields ?? [], row.fields),
  );
  const missing = (targetType: "Content" | "Media", known: Map<string, unknown>) => {
    const ids = refers.filter(({ sys }) => sys.targetType === targetType).map(({ sys }) => sys.id);
    return [...new Set(ids)].filter((id) => !known.has(id));
  };
  return {
    contents: await readableContents(db, visit, missing("Content", related.contents)),
    media: await readableMedia(db, visit, missing("Media", related.media)),
  };
}

/** From the frame; a type that was made since the request came is read. */
async function addTypes(
  db: Kysely<Database>,
  { spaceId, frame }: Visit,
  { contents }: Level,
  { types }: Related,
) {
  for (const { content_type_id: id } of contents) {
    const framed = frame.types.get(id);
    if (framed) types.set(id, framed);
  }
  const unknown = contents.map((row) => row.content_type_id).filter((id) => !types.has(id));
  for (const [id, type] of await findContentTypes(db, spaceId, unknown)) types.set(id, type);
}

async function addUsers(db: Kysely<Database>, { spaceId }: Visit, level: Level, { users }: Related) {
  const named = [...level.contents, ...level.media].flatMap((row) => [
    row.created_by,
    row.updated_by,
    row.publish_by,
  ]);
  const ids = [...new Set(named)].filter((id) => !users.has(id));
  if (ids.length === 0) return;
  const rows = await db
    .selectFrom("service_user")
    .select(["id", "space_id", "nickname", "avatar_url"])
    .where("space_id", "=", spaceId)
    .where(hasIdOf(ids))
    .execute();
  for (const row of rows) users.set(row.id, row);
}
