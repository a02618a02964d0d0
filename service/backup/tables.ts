import { type Kysely, sql, type Transaction } from "kysely";
import type { Database } from "#service/database/schema.ts";

/** A row may have a document of some megabytes; most have two kilobytes. */
const rowsAtOnce = 200;

/** The copy of Contents for lists (`query/list-partition.ts`), which is filled again from `content`. */
const madeAnew = "listed_";
export const isMadeAnew = (table: string) => table.startsWith(madeAnew);

/** A table of a backup: its rows as JSON, in batches. */
export interface TableRows {
  table: string;
  rows: AsyncIterable<string[]>;
}

/**
 * A snapshot of every table except the record of migrations, unlogged tables and those that are rebuilt; each refers
 * only to earlier ones.
 * @param db without a limit for statements
 */
export async function readTables<Result>(
  db: Kysely<Database>,
  read: (tables: AsyncIterable<TableRows>, moment: Date) => Promise<Result>,
): Promise<Result> {
  // Before the snapshot, which has everything acknowledged until here.
  const { rows } = await sql<{ moment: Date }>`select clock_timestamp() as moment`.execute(db);
  const transaction = db.transaction().setIsolationLevel("repeatable read").setAccessMode("read only");
  return transaction.execute((snapshot) => read(tablesOf(snapshot), rows[0]?.moment ?? new Date(0)));
}

async function* tablesOf(snapshot: Transaction<Database>): AsyncGenerator<TableRows> {
  for (const table of await tableNames(snapshot)) yield { table, rows: rowsOf(snapshot, table) };
}

async function* rowsOf(snapshot: Transaction<Database>, table: string): AsyncGenerator<string[]> {
  await sql`declare backup_rows no scroll cursor for
    select to_json(written)::text as json from ${sql.table(table)} written`.execute(snapshot);
  for (;;) {
    const { rows } = await sql<{ json: string }>`fetch ${sql.lit(rowsAtOnce)} from backup_rows`.execute(
      snapshot,
    );
    if (rows.length === 0) break;
    yield rows.map(({ json }) => json);
  }
  await sql`close backup_rows`.execute(snapshot);
}

/**
 * Writes tables as they were read, in one transaction. Triggers are off, because the tables include what they maintain.
 * Returns the number of rows of each.
 */
export async function writeTables(
  db: Kysely<Database>,
  tables: AsyncIterable<TableRows>,
): Promise<Map<string, number>> {
  return db.transaction().execute(async (transaction) => {
    const names = await tableNames(transaction);
    await setTriggers(transaction, names, sql`disable`);
    // Rows of a service that was started before the restore.
    await transaction.deleteFrom("service_secret").execute();
    const counts = new Map<string, number>();
    for await (const { table, rows } of tables) {
      let count = 0;
      for await (const batch of rows) {
        await writeRows(transaction, table, batch);
        count += batch.length;
      }
      counts.set(table, count);
    }
    await setTriggers(transaction, names, sql`enable`);
    return counts;
  });
}

/** Columns that the backup's version lacks get their defaults. */
async function writeRows(transaction: Transaction<Database>, table: string, rows: string[]): Promise<void> {
  const columns = sql.join(Object.keys(JSON.parse(rows[0] ?? "{}")).map((column) => sql.ref(column)));
  await sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${`[${rows.join(",")}]`}::json)`.execute(
    transaction,
  );
}

async function setTriggers(
  transaction: Transaction<Database>,
  tables: string[],
  how: ReturnType<typeof sql>,
): Promise<void> {
  for (const table of tables)
    await sql`alter table ${sql.table(table)} ${how} trigger user`.execute(transaction);
}

async function tableNames(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ name: string; refers: string[] }>`
    select relname as name, to_jsonb(array(
      select distinct confrelid::regclass::text from pg_constraint
      where conrelid = pg_class.oid and contype = 'f' and confrelid <> conrelid)) as refers
    from pg_class
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and not relispartition
      and relpersistence = 'p'
      and relname not like 'kysely_%' and not starts_with(relname, ${madeAnew})
    order by relname`.execute(db);
  const ordered: string[] = [];
  for (let left = rows; left.length > 0; ) {
    const ready = left.filter(({ refers }) => refers.every((name) => ordered.includes(name)));
    if (ready.length === 0) throw new Error("Tables refer to each other in a circle.");
    ordered.push(...ready.map(({ name }) => name));
    left = left.filter((table) => !ready.includes(table));
  }
  return ordered;
}
