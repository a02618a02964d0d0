import { requireMember } from "#service/auth/member.ts";
import type { Endpoint } from "#service/context.ts";
import { recordWrite } from "#service/replicas/member-writes.ts";

/** Wraps an endpoint that writes: the member's later reads see the write, whichever server answers them. */
export function recordWrites(endpoint: Endpoint): Endpoint {
  return async (context, request, reply) => {
    const { serviceUser } = await requireMember(context, request);
    return recordWrite(context, serviceUser.space_id, serviceUser.id, () =>
      endpoint(context, request, reply),
    );
  };
}
