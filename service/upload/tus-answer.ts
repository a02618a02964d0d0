import type { FastifyReply } from "fastify";
import { type ErrorCode, ServiceError } from "#service/errors.ts";

/** Headers of tus. Leaves out those that would open it to every website, which a member's accessToken doesn't need. */
const tusHeaders = [
  "tus-resumable",
  "tus-version",
  "tus-extension",
  "tus-max-size",
  "upload-offset",
  "upload-length",
  "upload-metadata",
  "upload-expires",
  "location",
  "cache-control",
];

const codeByStatus = new Map<number, ErrorCode>([
  [400, "BadRequest"],
  [403, "BadRequest"],
  [404, "NotFound"],
  [409, "VersionMismatch"],
  [410, "NotFound"],
  [413, "TooLarge"],
  [415, "UnsupportedMediaType"],
  [422, "ValidationFailed"],
  [501, "BadRequest"],
]);

/** The answer of `@tus/server`; failures in the shape of `decisions.md`, "Errors". */
export async function answerTus(reply: FastifyReply, answer: Response) {
  for (const name of tusHeaders) {
    const value = answer.headers.get(name);
    if (value !== null) reply.header(name, value);
  }
  if (answer.status < 400) return reply.code(answer.status).send();
  const message = (await answer.text()).trim();
  if (answer.status === 412) return answerPrecondition(reply, message);
  const code = codeByStatus.get(answer.status);
  if (code === undefined) throw new Error(`tus answered ${answer.status}: ${message}`);
  throw new ServiceError(code, sentence(code, message));
}

function sentence(code: ErrorCode, message: string): string {
  if (code === "VersionMismatch")
    return "The Upload has not got as far, or farther, than Upload-Offset says.";
  return code === "NotFound" ? "There is no such Upload." : message;
}

/** The protocol requires 412 here, for which the interface has no code. */
function answerPrecondition(reply: FastifyReply, message: string) {
  return reply
    .code(412)
    .header("Tus-Version", "1.0.0")
    .send({ sys: { type: "Error", id: "BadRequest" }, message, requestId: reply.request.id });
}
