import type { FastifyInstance } from "fastify";
import type { ServiceContext } from "#service/context.ts";
import type { CollectedRoute } from "#service/openapi/collect-routes.ts";
import { isOfInterface, openApiDocument } from "#service/openapi/document.ts";
import { documentPage, pageHeaders } from "#service/openapi/page.ts";

/** `/openapi.json`, and the same to read at `/docs`. Generated at the first request, which few processes get. */
export function openApiRoutes(
  app: FastifyInstance,
  { settings, log }: ServiceContext,
  routes: readonly CollectedRoute[],
): void {
  app.addHook("onReady", async () => {
    const silent = routes.filter(isOfInterface).filter(({ description }) => description === undefined);
    if (silent.length > 0)
      log.warn(
        { routes: silent.map(({ method, url }) => `${method} ${url}`) },
        "routes that have no description in /openapi.json",
      );
  });
  let made: { json: string; page: string } | undefined;
  const makeOnce = () => {
    if (made === undefined) {
      const document = openApiDocument(routes, settings.publicUrl);
      made = { json: JSON.stringify(document), page: documentPage(document) };
    }
    return made;
  };
  app.get("/openapi.json", async (_request, reply) =>
    reply.type("application/json; charset=utf-8").send(makeOnce().json),
  );
  app.get("/docs", async (_request, reply) => reply.headers(pageHeaders).send(makeOnce().page));
}
