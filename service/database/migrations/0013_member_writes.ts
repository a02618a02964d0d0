import { type Kysely, sql } from "kysely";

/** Unlogged: a write of it waits for no disk and no standby, and who reads it knows that it may be empty (`member-writes.ts`). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create unlogged table member_write (
      space_id text not null,
      service_user_id text not null,
      lsn pg_lsn not null,
      under_way integer not null default 0,
      until timestamptz(3) not null default now(),
      primary key (space_id, service_user_id)
    )`.execute(db);
}
