import type { FastifyInstance } from "fastify";
import type { ServiceContext } from "#service/context.ts";
import { healthPath } from "#service/health.ts";
import { networkOfAddress } from "#service/network-of-address.ts";

/** Limits the requests of an address per minute before its token is checked. 429 `RateLimited`. */
export function limitAddresses(app: FastifyInstance, { limits }: ServiceContext): void {
  app.addHook("onRequest", (request, _, done) => {
    if (request.routeOptions.url !== healthPath) limits.requests.take(networkOfAddress(request.ip));
    done();
  });
}
