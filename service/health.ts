import type { ServiceContext } from "#service/context.ts";
import { ServiceError } from "#service/errors.ts";

export const healthPath = "/health";

/** Healthy if the database answers; otherwise 503 `Unavailable`, for load balancers. */
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
