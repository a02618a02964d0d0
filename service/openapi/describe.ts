import type { z } from "zod";
import type { ErrorCode } from "#service/errors.ts";

/** What callers of a route need to know; its method and path are in the route table. */
export interface RouteDescription {
  summary: string;
  /** Whether `seed.md` shows this operation, or `decisions.md` decided it. */
  from: "shown" | "decided";
  credential: "none" | "accessToken" | "CMA token";
  query?: z.ZodObject;
  /** Whether it takes filters (`{field}[{operator}]={value}`), like every list. */
  conditions?: true;
  headers?: z.ZodObject;
  /** The schema that parses the body, or the media type of a body that isn't JSON. */
  body?: z.ZodType | string;
  answer: Answer;
  /** The errors of this route, besides those of every route. */
  refusals?: readonly ErrorCode[];
}

export interface Answer {
  status: 200 | 201 | 204 | 302;
  /** The schema of a JSON answer, or another media type; absent for an answer without a body. */
  body?: z.ZodType | string;
}

declare module "fastify" {
  interface FastifyContextConfig {
    described?: RouteDescription;
  }
}

/** Route options that describe a route in `/openapi.json`: `app.get(path, described({ … }), handler)`. */
export function described(description: RouteDescription) {
  return { config: { described: description } };
}
