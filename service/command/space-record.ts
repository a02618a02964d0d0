import type { Transaction } from "kysely";
import { CommandProblem } from "#service/command/command.ts";
import type { Database } from "#service/database/schema.ts";

/** One settings change of a Space at a time, as CMA does it (`cma/enter-space.ts`). Throws CommandProblem where there is none. */
export async function lockSpace(transaction: Transaction<Database>, id: string): Promise<void> {
  const space = await transaction
    .selectFrom("space")
    .select("id")
    .where("id", "=", id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (space !== undefined) return;
  throw new CommandProblem(`There is no Space "${id}". \`npm run space -- list\` shows all.`);
}
