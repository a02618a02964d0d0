import type { FastifyRequest } from "fastify";
import { ServiceError } from "#service/errors.ts";

const header = "x-service-version";

/**
 * An update may name the version that it is based on (`decisions.md`, "Versions"). To be free of races, `current` has
 * to be read in the writing transaction, with the row locked.
 * @throws ServiceError `VersionMismatch` with the current `sys.version`; `ValidationFailed` for an invalid version.
 */
export function requireCurrentVersion(request: FastifyRequest, current: number): void {
  const given = request.headers[header];
  if (given === undefined) return;
  if (typeof given !== "string" || !/^[1-9]\d{0,8}$/.test(given)) {
    const details = [{ path: "X-Service-Version", message: "Must be a sys.version, 1 or more." }];
    throw new ServiceError("ValidationFailed", "The version header does not fit.", details);
  }
  if (Number(given) !== current) {
    const details = [{ path: "sys.version", message: `The current version is ${current}.`, current }];
    throw new ServiceError("VersionMismatch", "This was changed since that version.", details);
  }
}
