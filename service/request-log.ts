import type { FastifyInstance } from "fastify";

/** One line per answer, with the route's pattern instead of the URL: no id, no query string, nothing secret. */
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
