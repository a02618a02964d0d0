import type { FastifyInstance } from "fastify";

/** One line for each answer. The address is the route's pattern: no id, no query string, so nothing that is secret. */
export function logRequests(app: FastifyInstance): void {
  app.addHook("onResponse", (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? "unknown",
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
      },
      "answered",
    );
    done();
  });
}
