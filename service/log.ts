import { type DestinationStream, type Logger, pino } from "pino";
import { z } from "zod";
import type { Settings } from "#service/settings.ts";

const headersThatAreSecret = ["authorization", "cookie", '["set-cookie"]'].flatMap((header) => [
  `headers.${header}`.replace(".[", "["),
  `*.headers.${header}`.replace(".[", "["),
]);
const secrets = ["accessToken", "refreshToken", "exchangeToken", "email", "state"];

/**
 * JSON lines on stdout, without tokens, cookies, e-mail addresses and query strings (reliability.md "Security").
 * `logRequests` logs requests by route pattern; errors are logged without the values they carry.
 */
export function createLog(level: Settings["logLevel"], destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    // Inside `err`, a `code` is an error code; elsewhere it may be a provider's authorization code.
    redact: [...headersThatAreSecret, "code", ...secrets, ...secrets.map((name) => `*.${name}`)],
    serializers: { err: describeError, req: () => undefined, res: () => undefined },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

const errorSchema = z.object({
  name: z.string(),
  message: z.string(),
  stack: z.string().optional(),
  code: z.string().optional().catch(undefined),
  cause: z.unknown().optional(),
});

type DescribedError = {
  name: string;
  message: string;
  stack?: string;
  code?: string;
  cause?: DescribedError;
};

/** Name, message, code and stack: a database error also has the row, and a provider's error the whole answer. */
function describeError(error: unknown): DescribedError {
  const parsed = errorSchema.safeParse(error);
  if (!parsed.success) return { name: "unknown", message: `a ${typeof error} was thrown` };
  const { name, message, stack, code, cause } = parsed.data;
  return {
    name,
    message,
    ...(stack === undefined ? {} : { stack }),
    ...(code === undefined ? {} : { code }),
    ...(cause instanceof Error ? { cause: describeError(cause) } : {}),
  };
}
