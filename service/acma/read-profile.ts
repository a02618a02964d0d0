import type { FastifyRequest } from "fastify";
import { ownProfile } from "#service/acma/service-user.ts";
import { requireMember } from "#service/auth/member.ts";
import type { ServiceContext } from "#service/context.ts";

/** `GET /me`: the ServiceUser of the token. */
export async function readProfile(context: ServiceContext, request: FastifyRequest) {
  const { serviceUser } = await requireMember(context, request);
  return ownProfile(serviceUser, context.settings.publicUrl);
}
