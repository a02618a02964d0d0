import type { ServiceContext } from "#service/context.ts";
import { ServiceError } from "#service/errors.ts";

export const healthPath = "/health";

/** Well is a service whose database answers; 503 `Unavailable` otherwise, so that who balances load looks elsewhere. */
export function health({ checkDatabase }: ServiceContext) {
  return async () => {
    try {
      await checkDatabase();
    } catch (cause) {
      throw new ServiceError("Unavailable", "The database does not answer.", undefined, {
        retryAfterSeconds: 5,
        cause,
      });
    }
    return { status: "ok" };
  };
}
