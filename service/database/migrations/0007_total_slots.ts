import { type Kysely, sql } from "kysely";

/** At most so many rows for one total; only as many are made as there were writers at the same time. */
const slots = 64;

/**
 * A total in several rows, so that writers of one Content Type don't wait for each other: each takes a row that no other
 * transaction has locked. Readers add them up, as the previous version already does, and it can write meanwhile.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await splitIntoSlots(db, "content", ["space_id", "content_type_id"]);
  await splitIntoSlots(db, "media", ["space_id"]);
}

async function splitIntoSlots(
  db: Kysely<unknown>,
  table: "content" | "media",
  columns: string[],
): Promise<void> {
  const counter = sql.table(`${table}_counter`);
  const key = sql.join(columns.map((column) => sql.ref(column)));
  const primaryKey = sql.ref(`${table}_counter_pkey`);
  await sql`
    alter table ${counter} add column slot smallint not null default 0, drop constraint ${primaryKey},
      add constraint ${primaryKey} primary key (${key}, slot)`.execute(db);
  const events = [
    { event: "insert", rows: "written", change: 1 },
    { event: "update", rows: "written", change: 0 },
    { event: "delete", rows: "gone", change: -1 },
  ];
  for (const { event, rows, change } of events) {
    const own = sql.join(
      columns.map((column) => sql`${sql.ref(`${table}_counter.${column}`)} = ${sql.ref(`kind.${column}`)}`),
      sql` and `,
    );
    await sql`
      create or replace function ${sql.ref(`${table}_counter_on_${event}`)}() returns trigger language plpgsql as $$
      declare
        kind record;
        free smallint;
      begin
        for kind in select ${key}, count(*) * ${sql.lit(change)} as change from ${sql.table(rows)} group by ${key} loop
          select slot into free from ${counter} where ${own} limit 1 for no key update skip locked;
          if not found then
            free := floor(random() * ${sql.lit(slots)});
          end if;
          insert into ${counter} (${key}, slot, total, changes)
          values (${sql.join(columns.map((column) => sql.ref(`kind.${column}`)))}, free, kind.change, 1)
          on conflict (${key}, slot) do update
          set total = ${counter}.total + excluded.total, changes = ${counter}.changes + 1;
        end loop;
        return null;
      end $$`.execute(db);
  }
}
