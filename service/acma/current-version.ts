import type { FastifyRequest } from "fastify";
import { ServiceError } from "#service/errors.ts";

const header = "x-service-version";

/**
 * An update may say which version it was made from (`decisions.md`, "Versions"). For a race-free answer, `current` is
 * read in the transaction that writes, with the row locked.
 * @throws ServiceError `VersionMismatch` with the current `sys.version`; `ValidationFailed` for what is no version.
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
