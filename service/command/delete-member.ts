import { type Kysely, sql } from "kysely";
import type { CommandContext } from "#service/command/command.ts";
import type { MemberRow } from "#service/command/find-member.ts";
import type { Database } from "#service/database/schema.ts";
import { uploadsOf } from "#service/media/stored-file.ts";
import { discardUntaken, discardUploads, releaseUploads } from "#service/upload/remove-uploads.ts";

const atOnce = 500;

/** Blocks a member: waits for running creates, and nothing is added afterwards (`insertAsMember`). */
export async function stopCreating({ db }: CommandContext, { space_id, id }: MemberRow): Promise<void> {
  await db
    .updateTable("service_user")
    .set({ enable_login: false })
    .where("space_id", "=", space_id)
    .where("id", "=", id)
    .execute();
}

/**
 * Deletes a member and what the member made, in batches. Interrupted, it can be done again. Refers to what is gone stay
 * Refers, as after any delete.
 */
export async function deleteMember(context: CommandContext, member: MemberRow) {
  const { db } = context;
  await stopCreating(context, member);
  const contents = await deleteContents(db, member);
  const media = await deleteMedia(context, member);
  // An Upload that another member's Media uses stays.
  const uploads = await discardUntaken(context, { space_id: member.space_id, created_by: member.id });
  await db.transaction().execute(async (transaction) => {
    for (const table of ["exchange_token", "token_pair", "member_write"] as const) {
      await transaction
        .deleteFrom(table)
        .where("space_id", "=", member.space_id)
        .where("service_user_id", "=", member.id)
        .execute();
    }
    await transaction
      .deleteFrom("service_user")
      .where("space_id", "=", member.space_id)
      .where("id", "=", member.id)
      .execute();
  });
  return { contents, media, uploads };
}

async function deleteContents(db: Kysely<Database>, { space_id, id }: MemberRow): Promise<number> {
  let deleted = 0;
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from content where space_id = ${space_id} and id = any(array(
        select id from content where space_id = ${space_id} and created_by = ${id}
        limit ${sql.lit(atOnce)} for update))`.execute(db);
    if (numAffectedRows === 0n) return deleted;
    deleted += Number(numAffectedRows);
  }
}

async function deleteMedia(context: CommandContext, { space_id, id }: MemberRow): Promise<number> {
  let deleted = 0;
  for (;;) {
    const removed = await context.db.transaction().execute(async (transaction) => {
      const rows = await transaction
        .selectFrom("media")
        .select(["id", "fields"])
        .where("space_id", "=", space_id)
        .where("created_by", "=", id)
        .limit(atOnce)
        .forUpdate()
        .execute();
      if (rows.length === 0) return undefined;
      const uploads = rows.flatMap(({ fields }) => uploadsOf(fields.file));
      await releaseUploads(transaction, space_id, uploads, context.clock());
      await transaction
        .deleteFrom("media")
        .where("space_id", "=", space_id)
        .where(
          "id",
          "in",
          rows.map((row) => row.id),
        )
        .execute();
      return { uploads, count: rows.length };
    });
    if (removed === undefined) return deleted;
    await discardUploads(context, space_id, removed.uploads);
    deleted += removed.count;
  }
}
