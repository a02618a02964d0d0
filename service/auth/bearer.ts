import type { FastifyRequest } from "fastify";
import { ServiceError } from "#service/errors.ts";

const bearerHeader = /^Bearer +([A-Za-z0-9._~+/-]{1,256}=*)$/i;

/** The accessToken of `Authorization: Bearer …`, or 401 `InvalidToken`. */
export function requireBearer(request: FastifyRequest): string {
  const token = bearerHeader.exec(request.headers.authorization ?? "")?.[1];
  if (token === undefined) throw invalidToken();
  return token;
}

export function invalidToken(): ServiceError {
  return new ServiceError("InvalidToken", "The token is unknown, used, revoked or out of date.");
}
