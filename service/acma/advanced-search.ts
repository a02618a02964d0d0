import type { FastifyReply, FastifyRequest } from "fastify";
import type { Visit } from "#service/acma/enter-space.ts";

const header = "X-Service-Advanced-Search";

/**
 * Whether this request uses advanced search: the header requests it, and the plan of the Space includes it. The
 * answer's header says whether it was used (`seed.md`, "Common list query parameters"; `decisions.md`, "Lists").
 */
export function advancedSearchOf(request: FastifyRequest, reply: FastifyReply, { frame }: Visit): boolean {
  const asked = request.headers[header.toLowerCase()];
  if (asked === undefined) return false;
  const uses = asked === "true" && frame.space.advanced_search;
  reply.header(header, String(uses));
  return uses;
}
