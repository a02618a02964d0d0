import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { callerOf } from "#service/caller.ts";

const referSchema = z.object({ sys: z.object({ id: z.string() }) });
/** Identifiers of the changed resource from the answer; no text of a member. */
const changedSchema = z.object({
  sys: z.object({
    type: z.string(),
    id: z.string(),
    version: z.int().optional().catch(undefined),
    user: referSchema.optional().catch(undefined),
  }),
  roles: z.array(referSchema).optional().catch(undefined),
});
const targetSchema = z.record(z.string(), z.string()).catch({});
/** Chunks of a file change nothing by themselves. */
const unlistedRoute = /\/uploads\/resumable\/:uploadId$/;
const shortId = /^[\w-]{1,64}$/;

interface Changed {
  type: string;
  id: string;
  version?: number | undefined;
  /** The user of the membership. */
  userOf?: string | undefined;
  roles?: string[] | undefined;
}

const changed = new WeakMap<FastifyRequest, Changed>();

/**
 * Logs each change, made or refused: who, from where, endpoint, resource, and roles if they changed. Uses the caller's
 * request id if it sent one.
 */
export function logChanges(app: FastifyInstance): void {
  app.addHook("preSerialization", (request, _reply, payload, done) => {
    const { data } = isChange(request) ? changedSchema.safeParse(payload) : {};
    if (data !== undefined) {
      const { type, id, version, user } = data.sys;
      const roles = data.roles?.map(({ sys }) => sys.id);
      changed.set(request, { type, id, version, userOf: user?.sys.id, roles });
    }
    done(null, payload);
  });
  app.addHook("onResponse", (request, reply, done) => {
    const isRefused = [401, 403, 429].includes(reply.statusCode);
    if (isChange(request) || isRefused) {
      const about = {
        ...callerOf(request),
        address: request.ip,
        method: request.method,
        route: request.routeOptions.url ?? "unknown",
        status: reply.statusCode,
      };
      if (reply.statusCode >= 400) request.log.info({ ...about, target: targetOf(request) }, "refused");
      else
        request.log.info({ ...about, target: targetOf(request), changed: changed.get(request) }, "changed");
    }
    done();
  });
}

function isChange({ method, routeOptions: { url = "" } }: FastifyRequest): boolean {
  const isWrite = method !== "GET" && method !== "HEAD" && method !== "OPTIONS";
  return isWrite && /^\/(?:acma|cma|upload)\//.test(url) && !unlistedRoute.test(url);
}

/** The ids of the path, if the caller is authorized for it: without a token they may be any text. */
function targetOf(request: FastifyRequest): Record<string, string> | undefined {
  if (callerOf(request) === undefined) return undefined;
  const ids = Object.entries(targetSchema.parse(request.params));
  return Object.fromEntries(ids.filter(([, id]) => shortId.test(id)));
}
