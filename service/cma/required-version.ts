import type { FastifyRequest } from "fastify";
import { requireCurrentVersion } from "#service/acma/current-version.ts";
import { ServiceError } from "#service/errors.ts";

/**
 * A change of settings has to name the version that it is based on (seed.md "CMA: Space Membership").
 * @throws ServiceError `VersionRequired` without `X-Service-Version`; `VersionMismatch` with the current one in
 * details.
 */
export function requireVersion(request: FastifyRequest, current: number): void {
  if (request.headers["x-service-version"] === undefined) {
    throw new ServiceError(
      "VersionRequired",
      "The header X-Service-Version has to hold the sys.version that this change was made from.",
    );
  }
  requireCurrentVersion(request, current);
}
