import type { Kysely } from "kysely";
import { issueCmaToken } from "#service/cma/cma-token.ts";
import type { Answer, Order } from "#service/command/channel-messages.ts";
import type { Database } from "#service/database/schema.ts";

/** Does what a command asks, in the process that has the database open. */
export async function carryOut(db: Kysely<Database>, { email, days }: Order, now: Date): Promise<Answer> {
  const issued = await issueCmaToken(db, { email, days, now });
  return issued === undefined
    ? { problem: `There is no platform user with the address ${email}.` }
    : { token: issued.token, expiresAt: issued.expiresAt.toISOString() };
}
