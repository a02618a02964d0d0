import type { ServiceContext } from "#service/context.ts";
import { ServiceError } from "#service/errors.ts";

export const healthPath = "/health";

/**
 * Healthy if the database answers; otherwise 503 `Unavailable`, for load balancers. Without the bucket of files, all
 * else works: the answer only says so.
 */
export function health({ checkDatabase, fileStore }: ServiceContext) {
  return async () => {
    try {
      await checkDatabase();
    } catch (cause) {
      throw new ServiceError("Unavailable", "The database does not answer.", undefined, {
        retryAfterSeconds: 5,
        cause,
      });
    }
    return { status: "ok", ...(fileStore && { files: fileStore.isReachable() ? "ok" : "unreachable" }) };
  };
}
