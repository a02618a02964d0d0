import type { z } from "zod";
import type { ErrorCode } from "#service/errors.ts";

/** What the caller of a route has to know; its method and path are the route table's. */
export interface RouteDescription {
  summary: string;
  /** Whether `seed.md` shows this row, or `decisions.md` decides it. */
  from: "shown" | "decided";
  credential: "none" | "accessToken" | "CMA token";
  query?: z.ZodObject;
  /** Whether conditions (`{field}[{operator}]={value}`) may be sent, as on every list. */
  conditions?: true;
  headers?: z.ZodObject;
  /** The schema that parses the body, or the media type of a body that is not JSON. */
  body?: z.ZodType | string;
  answer: Answer;
  /** What this route says no with, beside what every route may say. */
  refusals?: readonly ErrorCode[];
}

export interface Answer {
  status: 200 | 201 | 204 | 302;
  /** The schema of a JSON answer, or the media type of another; none for an answer without a body. */
  body?: z.ZodType | string;
}

declare module "fastify" {
  interface FastifyContextConfig {
    described?: RouteDescription;
  }
}

/** Route options that tell `/openapi.json` about a route: `app.get(path, described({ … }), handler)`. */
export function described(description: RouteDescription) {
  return { config: { described: description } };
}
