import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { codeOf, isCode } from "#service/error-code.ts";
import { type ErrorCode, type ErrorDetail, ServiceError } from "#service/errors.ts";

const codes = new WeakMap<FastifyRequest, ErrorCode>();

/** The code of an error answer. */
export function errorCodeOf(request: FastifyRequest): ErrorCode | undefined {
  return codes.get(request);
}

/** The only place where a failure becomes an answer: `{ sys, message, details?, requestId }` (decisions.md "Errors"). */
export function renderErrors(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => {
    sendError(request, reply, new ServiceError("NotFound", "There is nothing at this address."));
  });
  app.setErrorHandler((error, request, reply) => {
    const expected = toServiceError(error);
    if (expected.status >= 500) request.log.error({ err: error }, "request failed");
    sendError(request, reply, expected);
  });
}

/** Also for failures outside of a handler, such as in a hook that took the reply over. */
export function sendError(request: FastifyRequest, reply: FastifyReply, error: ServiceError): void {
  codes.set(request, error.code);
  if (error.code === "InvalidToken") reply.header("WWW-Authenticate", 'Bearer error="invalid_token"');
  if (error.retryAfterSeconds !== undefined) reply.header("Retry-After", String(error.retryAfterSeconds));
  reply
    .code(error.status)
    .headers({ "Cache-Control": "no-store", "X-Request-Id": request.id })
    .type("application/json; charset=utf-8");
  reply.send({
    sys: { type: "Error", id: error.code },
    message: error.message,
    ...(error.details === undefined ? {} : { details: boundDetails(error.details) }),
    requestId: request.id,
  });
}

/** Reports only the first problems, so that an answer isn't much longer than its request. */
const mostDetails = 100;
const longestText = 500;

function boundDetails(details: readonly ErrorDetail[]): ErrorDetail[] {
  return details.slice(0, mostDetails).map((detail) => ({
    ...detail,
    path: detail.path.slice(0, longestText),
    message: detail.message.slice(0, longestText),
  }));
}

/** Maps errors of Fastify and the database to our codes; unexpected ones are a defect: `InternalError`. */
export function toServiceError(error: unknown): ServiceError {
  if (error instanceof ServiceError) return error;
  if (isOutOfService(error)) {
    return new ServiceError("Unavailable", "The service cannot work on this now.", undefined, {
      retryAfterSeconds: 5,
      cause: error,
    });
  }
  const [code, message] = unreadableText(error) ?? framework(error);
  return new ServiceError(code, message, undefined, { cause: error });
}

/** PostgreSQL's text stores every character except U+0000 and unpaired surrogates. */
function unreadableText(error: unknown): [ServiceError["code"], string] | undefined {
  return ["22021", "22P05"].includes(codeOf(error))
    ? ["ValidationFailed", "A text holds a character that cannot be kept."]
    : undefined;
}

function framework(error: unknown): [ServiceError["code"], string] {
  if (isCode(error, "FST_ERR_BAD_URL")) return ["BadRequest", "The address could not be read."];
  switch (statusOf(error)) {
    case 400:
      return ["BadRequest", "The request could not be read: the body has to be well-formed JSON."];
    case 404:
      return ["NotFound", "There is nothing at this address."];
    case 413:
      return ["TooLarge", "The body is larger than this address takes."];
    case 414:
    case 431:
      return ["BadRequest", "The address or a header is too long."];
    case 415:
      return ["UnsupportedMediaType", "The body has to be application/json."];
    default:
      return ["InternalError", "Something went wrong in the service."];
  }
}

function statusOf(error: unknown): number | undefined {
  const isFramework = error instanceof Error && codeOf(error).startsWith("FST_");
  return isFramework && "statusCode" in error && typeof error.statusCode === "number"
    ? error.statusCode
    : undefined;
}

const networkCodes = [
  ...["ECONNREFUSED", "ECONNRESET", "ECONNABORTED", "EPIPE", "ETIMEDOUT"],
  ...["EHOSTUNREACH", "ENETUNREACH", "ENETDOWN", "ENOTFOUND", "EAI_AGAIN"],
];
/** Errors of the folder of files: full, read-only, not ours, or a failing disk. */
const diskCodes = ["ENOSPC", "EDQUOT", "EROFS", "EACCES", "EPERM", "EIO", "EMFILE", "ENFILE"];
/**
 * SQLSTATE classes: connection, read-only, idle in a transaction, locks, out of space or connections, time limit,
 * shutting down, disk.
 */
const databaseCodes = /^(08...|25006|25P03|40001|40P01|53...|55P03|57014|57P0.|58030)$/;
/** Messages of node-postgres and Kysely for errors without a code. */
const poolMessages =
  /^(timeout exceeded when trying to connect|Connection terminated|Client (has encountered a connection error|was closed)|Postgres connection has been discarded)/;

export function isOutOfService(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  return (
    [...networkCodes, ...diskCodes].includes(code) ||
    databaseCodes.test(code) ||
    poolMessages.test(error.message)
  );
}
