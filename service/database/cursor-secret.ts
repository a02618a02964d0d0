import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { Database } from "#service/database/schema.ts";

const name = "cursor";

/** The key that signs cursors: created by the first process, shared by all, and stable across restarts. */
export async function loadCursorSecret(db: Kysely<Database>): Promise<string> {
  await db
    .insertInto("service_secret")
    .values({ name, value: randomBytes(32).toString("base64url") })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  const row = await db
    .selectFrom("service_secret")
    .select("value")
    .where("name", "=", name)
    .executeTakeFirstOrThrow();
  return row.value;
}
