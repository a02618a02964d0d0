import type { IncomingHttpHeaders } from "node:http";
import type { z } from "zod";
import { refuse } from "./refused.ts";

/** A request to one operation. */
export interface Call {
  /** Below the base address of its service. */
  path: string;
  parameters: Record<string, string>;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface Answer {
  status: number;
  headers?: Record<string, string>;
  /** Bytes and text are sent as they are, anything else as JSON. */
  body?: unknown;
}

/** By `METHOD /path`. */
export type Routes = Record<string, (call: Call) => Answer | Promise<Answer>>;

export function bodyOf<T extends z.ZodType>(call: Call, schema: T): z.output<T> {
  const parsed = schema.safeParse(readJson(call.body));
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
  return refuse("invalid", ...issues);
}

function readJson(body: Buffer): unknown {
  if (body.length === 0) return {};
  try {
    return JSON.parse(body.toString());
  } catch {
    return refuse("invalid", "The body is not JSON.");
  }
}

export function parameter(call: Call, name: string): string {
  return call.parameters[name] ?? refuse("missing");
}

export function bearerOf(call: Call): string | undefined {
  return /^Bearer (\S+)$/i.exec(call.headers.authorization ?? "")?.[1];
}
