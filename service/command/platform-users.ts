import type { Kysely } from "kysely";
import type { PlatformUserRow } from "#service/cma/platform-user.ts";
import type { Database } from "#service/database/schema.ts";
import { newId } from "#service/id.ts";

interface NewPlatformUser {
  email: string;
  name: string | undefined;
  at: Date;
}

/** The platform user with this address (in lower case), created where there is none. A name that is given is set. */
export async function ensurePlatformUser(
  db: Kysely<Database>,
  { email, name, at }: NewPlatformUser,
): Promise<PlatformUserRow> {
  return db
    .insertInto("platform_user")
    .values({ id: newId(), email, name: name ?? email, created_at: at, updated_at: at })
    .onConflict((conflict) =>
      conflict.column("email").doUpdateSet((eb) => ({
        name: name ?? eb.ref("platform_user.name"),
        updated_at: name === undefined ? eb.ref("platform_user.updated_at") : at,
      })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A platform user who is left in no Space, with its tokens: gone. Whether it was. */
export async function removeIfUnused(db: Kysely<Database>, userId: string): Promise<boolean> {
  // Waits for a transaction that is adding the user to another Space.
  await db.selectFrom("platform_user").select("id").where("id", "=", userId).forUpdate().execute();
  const membership = await db
    .selectFrom("space_membership")
    .select("id")
    .where("user_id", "=", userId)
    .limit(1)
    .executeTakeFirst();
  if (membership !== undefined) return false;
  await db.deleteFrom("cma_token").where("user_id", "=", userId).execute();
  await db.deleteFrom("platform_user").where("id", "=", userId).execute();
  return true;
}
