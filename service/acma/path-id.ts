import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { ServiceError } from "#service/errors.ts";

const paramsSchema = z.record(z.string(), z.string());

/** An id from the path. A text that can't be an id is 404 `NotFound`. */
export function pathId(request: FastifyRequest, name: string): string {
  const id = paramsSchema.parse(request.params)[name];
  if (id === undefined || !/^[\w.-]{1,64}$/.test(id)) throw notFound();
  return id;
}

/** Also for unreadable resources, so that callers can't tell the difference (`decisions.md`, "Errors"). */
export function notFound(): ServiceError {
  return new ServiceError("NotFound", "There is nothing at this address.");
}
