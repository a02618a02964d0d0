import { sql } from "kysely";
import type { ServiceContext } from "#service/context.ts";
import { ServiceError } from "#service/errors.ts";

export const healthPath = "/health";

/** Well is a service whose database answers; 503 `Unavailable` otherwise, so that who balances load looks elsewhere. */
export function health({ db }: ServiceContext) {
  return async () => {
    try {
      await sql`select 1`.execute(db);
    } catch (cause) {
      throw new ServiceError("Unavailable", "The database does not answer.", undefined, {
        retryAfterSeconds: 5,
        cause,
      });
    }
    return { status: "ok" };
  };
}
