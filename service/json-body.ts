import type { FastifyInstance } from "fastify";
import { ServiceError } from "#service/errors.ts";
import { isNestedDeeper } from "#service/nesting.ts";

/** Far more than any field needs. A long text of brackets would keep the parser busy for seconds. */
const mostLevels = 1000;

/**
 * JSON bodies by Fastify's safe parser (`__proto__` is refused); an empty body counts as absent, whatever its type.
 * JSON is UTF-8 (RFC 8259, 8.1): invalid bytes are refused, not replaced.
 */
export function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeContentTypeParser(["application/json", "text/plain"]);
  app.addContentTypeParser("application/json", { parseAs: "buffer" }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    const text = decode(body);
    if (text === undefined) return done(new ServiceError("BadRequest", "The body has to be JSON in UTF-8."));
    if (isNestedDeeper(text, mostLevels)) {
      return done(new ServiceError("BadRequest", `The body is nested deeper than ${mostLevels} levels.`));
    }
    return parse(request, text, done);
  });
}

function decode(body: string | Buffer): string | undefined {
  if (typeof body === "string") return body;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(body);
  } catch {
    return undefined;
  }
}
