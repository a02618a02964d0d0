import { type Kysely, sql } from "kysely";

/**
 * `space.frame_version` rises with every change of the Space's own row or of one of its Content Types. Every request reads it with
 * the token, so a process knows at once whether what it remembers of them still holds.
 */
export async function keepFrameVersion(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("space")
    .addColumn("frame_version", "bigint", (column) => column.notNull().defaultTo(1))
    .execute();
  await sql`
    create function space_frame_on_update() returns trigger language plpgsql as $$
    begin new.frame_version := old.frame_version + 1; return new; end $$`.execute(db);
  await sql`
    create trigger space_frame_on_update before update on space
    for each row execute function space_frame_on_update()`.execute(db);
  await sql`
    create function content_type_frame_on_change() returns trigger language plpgsql as $$
    begin
      update space set version = version where id = coalesce(new.space_id, old.space_id);
      return null;
    end $$`.execute(db);
  await sql`
    create trigger content_type_frame_on_change after insert or update or delete on content_type
    for each row execute function content_type_frame_on_change()`.execute(db);
}
