import type { FastifyRequest } from "fastify";
import { requirePlatformUser } from "#service/cma/platform-user.ts";
import { showUser } from "#service/cma/show.ts";
import type { ServiceContext } from "#service/context.ts";

/** `GET /me` (seed.md "ACMA", differences from CMA): the platform user of the token. */
export async function readOwnUser(context: ServiceContext, request: FastifyRequest) {
  return showUser(await requirePlatformUser(context, request));
}
