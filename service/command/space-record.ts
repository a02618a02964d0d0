import type { Kysely, Transaction } from "kysely";
import { CommandProblem } from "#service/command/command.ts";
import type { Database } from "#service/database/schema.ts";

/**
 * One settings change of a Space at a time, as CMA does it (`cma/enter-space.ts`). Throws CommandProblem where there is
 * none.
 */
export async function lockSpace(transaction: Transaction<Database>, id: string): Promise<void> {
  const space = await spaceOf(transaction, id).forNoKeyUpdate().executeTakeFirst();
  if (space === undefined) throw noSpace(id);
}

/** Throws CommandProblem where there is no Space with this sys.id. */
export async function requireSpace(db: Kysely<Database>, id: string): Promise<void> {
  const space = await spaceOf(db, id).executeTakeFirst();
  if (space === undefined) throw noSpace(id);
}

function spaceOf(db: Kysely<Database>, id: string) {
  return db.selectFrom("space").select("id").where("id", "=", id);
}

function noSpace(id: string): CommandProblem {
  return new CommandProblem(`There is no Space "${id}". \`npm run space -- list\` shows all.`);
}
