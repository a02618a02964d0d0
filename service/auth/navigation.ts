import type { FastifyRequest } from "fastify";
import { ServiceError } from "#service/errors.ts";

/**
 * The login entry is browser navigation, not a script fetch (seed.md "Auth API"). Browsers send `Sec-Fetch-Dest`; a
 * caller without it is no browser and has no cookies to abuse.
 */
export function requireNavigation(request: FastifyRequest): void {
  const destination = request.headers["sec-fetch-dest"];
  if (destination !== undefined && destination !== "document") {
    throw new ServiceError(
      "BadRequest",
      "This address is for navigation in a browser, not for a script or a frame.",
    );
  }
}
