import { type DestinationStream, type Logger, pino } from "pino";
import { environment } from "./environment.ts";
import { logContext } from "./log-context.ts";
import { type LoggedError, loggedError, readable } from "./log-error.ts";
import { type LogField, logFields } from "./log-fields.ts";
import { processState } from "./process-state.ts";
import { tracer } from "./telemetry/sink.ts";

type Plain = string | number | boolean | null | undefined;

/** An event in a few hyphenated words, its details, and an error. */
export type LogLine = { event: string } & Partial<Record<LogField, unknown>>;

export interface Log {
  debug(line: LogLine): void;
  info(line: LogLine): void;
  warn(line: LogLine): void;
  error(line: LogLine): void;
}

/**
 * The process' log: JSON lines on standard output. Only the fields of `logFields` are written, without anything like a
 * token, a cookie, an e-mail address or a query string; of errors type, message, frames, code and causes
 * (reliability.md "Logs").
 */
export function log(): Log {
  return processState("log", () => {
    const { logLevel, workers } = environment();
    return createLog(logLevel, undefined, workers.number);
  });
}

/** @param worker which worker of the portal the process is, if it is one */
export function createLog(level: string, destination?: DestinationStream, worker?: number): Log {
  // Already serialized; pino's serializer would write all properties of an error.
  const base = { part: "portal", ...(worker !== undefined && { worker }) };
  const options = { level, base, serializers: { err: (error: LoggedError) => error } };
  const lines = destination === undefined ? pino(options) : pino(options, destination);
  return {
    debug: (line) => write(lines, "debug", line),
    info: (line) => write(lines, "info", line),
    warn: (line) => write(lines, "warn", line),
    error: (line) => write(lines, "error", line),
  };
}

function write(lines: Logger, level: keyof Log, line: LogLine): void {
  if (lines.isLevelEnabled(level)) lines[level](allowed(line));
}

/** Ids of a Space grant no access; what is longer could be a token. */
const id = /^[\w.:-]{1,36}$/;
const idDetails: Record<string, RegExp> = {
  requestId: /^[0-9a-f-]{16,36}$/i,
  traceId: /^[0-9a-f]{32}$/,
  memberId: id,
  userId: id,
  // IPv4, or an IPv6 network.
  address: /^[0-9a-f.:]{2,45}(?:\/64)?$/,
  contentTypeId: id,
  contentId: id,
  mediaId: id,
  membershipId: id,
  createdId: id,
};

function allowed(line: LogLine): Record<string, Plain | LoggedError> {
  const written: Record<string, Plain | LoggedError> = {};
  const traceId = tracer().traceId();
  if (traceId !== undefined) written.traceId = traceId;
  for (const [name, value] of Object.entries({ ...logContext(), ...line })) {
    if (name === "err") written.err = loggedError(value);
    else if (Object.hasOwn(logFields, name)) written[name] = plain(name, value);
  }
  return written;
}

function plain(name: string, value: unknown): Plain {
  if (typeof value === "number" || typeof value === "boolean" || value === null) return value;
  if (typeof value !== "string") return undefined;
  return idDetails[name]?.test(value) ? value : readable(value);
}
