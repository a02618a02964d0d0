import { type Insertable, type Kysely, type Selectable, sql } from "kysely";
import type { Visit } from "#service/acma/enter-space.ts";
import { invalidToken } from "#service/auth/bearer.ts";
import type { Database } from "#service/database/schema.ts";

type Creation<Table extends "content" | "media" | "upload"> = Omit<
  Insertable<Database[Table]>,
  "space_id" | "created_by"
>;

/**
 * Inserts what a member creates. The token was checked before the body was read, which may be long ago, so this checks
 * again and locks: blocking the member (`enableLogin`) waits for this transaction, and nothing is inserted after it.
 * @throws ServiceError `InvalidToken` if the member was blocked or deleted in the meantime
 */
export async function insertAsMember<Table extends "content" | "media" | "upload">(
  db: Kysely<Database>,
  { spaceId, actor }: Pick<Visit, "spaceId" | "actor">,
  table: Table,
  creation: Creation<Table>,
): Promise<Selectable<Database[Table]>> {
  const values: Record<string, unknown> = { ...creation, space_id: spaceId, created_by: actor.id };
  const columns = Object.keys(values).map((column) => sql.ref(column));
  const { rows } = await sql<Selectable<Database[Table]>>`
    insert into ${sql.table(table)} (${sql.join(columns)})
    select ${sql.join(Object.values(values))} from service_user
    where space_id = ${spaceId} and id = ${actor.id} and enable_login for share
    returning *`.execute(db);
  const [row] = rows;
  if (row === undefined) throw invalidToken();
  return row;
}
