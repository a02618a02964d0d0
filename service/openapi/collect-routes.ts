import type { FastifyInstance } from "fastify";
import type { RouteDescription } from "#service/openapi/describe.ts";

export interface CollectedRoute {
  method: string;
  /** In Fastify's notation: `/acma/v1/spaces/:spaceId/contents`. */
  url: string;
  /** Undefined for routes outside of the interface. */
  description: RouteDescription | undefined;
}

/** Every route that is registered from now on, so that the document can't drift from the route table. */
export function collectRoutes(app: FastifyInstance): readonly CollectedRoute[] {
  const routes: CollectedRoute[] = [];
  app.addHook("onRoute", ({ method, url, config }) => {
    for (const each of [method].flat()) {
      // Fastify adds HEAD to every GET.
      if (each !== "HEAD") routes.push({ method: each, url, description: config?.described });
    }
  });
  return routes;
}
