import type { FastifyReply, FastifyRequest } from "fastify";
import { requireMember } from "#service/auth/member.ts";
import type { ServiceContext } from "#service/context.ts";
import { recordWrite } from "#service/replicas/member-writes.ts";

type Endpoint = (context: ServiceContext, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** An endpoint by which a member writes. From then on the member sees the write, whichever server answers. */
export function recordWrites(endpoint: Endpoint): Endpoint {
  return async (context, request, reply) => {
    const { serviceUser } = await requireMember(context, request);
    return recordWrite(context, serviceUser.space_id, serviceUser.id, () =>
      endpoint(context, request, reply),
    );
  };
}
