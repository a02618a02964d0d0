import type { CollectedRoute } from "#service/openapi/collect-routes.ts";
import { operationOf } from "#service/openapi/operation.ts";
import { createSchemas } from "#service/openapi/schemas.ts";

/** The part of OpenAPI 3.1 that this service writes and its page reads. */
export interface OpenApiDocument {
  openapi: "3.1.0";
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, ReturnType<typeof operationOf>>>;
  components: { schemas: Record<string, unknown>; securitySchemes: Record<string, unknown> };
}

/** The sections of the document by the first segment of a path. */
const parts = new Map([
  ["auth", { name: "Auth API", description: "Signing in, and the tokens of ServiceUsers." }],
  ["acma", { name: "ACMA", description: "Content and Media under a member's identity." }],
  ["acda", { name: "ACDA", description: "Published Content and Media for members. Answers carry an ETag." }],
  ["upload", { name: "Upload service", description: "Files, before a Media takes them." }],
  ["cma", { name: "CMA", description: "Management, by platform users." }],
]);

/** Generates the document from the described routes and the schemas that validate their requests. */
export function openApiDocument(routes: readonly CollectedRoute[], publicUrl: string): OpenApiDocument {
  const schemas = createSchemas();
  const paths: OpenApiDocument["paths"] = {};
  for (const { url, method, description } of routes) {
    if (description === undefined) continue;
    const path = url.replace(/:(\w+)/g, "{$1}");
    paths[path] = {
      ...paths[path],
      [method.toLowerCase()]: operationOf(description, { path, tag: tagOf(url), schemas }),
    };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Space service",
      version: "1",
      description:
        "The interface of a Space. Each operation says (x-from) whether the interface that the project was given shows it, or it was decided for this service.",
    },
    servers: [{ url: publicUrl }],
    tags: [...parts.values()],
    paths,
    components: { schemas: schemas.components, securitySchemes },
  };
}

export function isOfInterface({ url }: CollectedRoute): boolean {
  return parts.has(url.split("/")[1] ?? "");
}

function tagOf(url: string): string {
  return parts.get(url.split("/")[1] ?? "")?.name ?? "Other";
}

const bearer = (description: string) => ({ type: "http", scheme: "bearer", description });
const securitySchemes = {
  accessToken: bearer("The accessToken of a ServiceUser, from token exchange or renewal."),
  cmaToken: bearer("A token of a platform user. The accessToken of a ServiceUser is refused."),
} satisfies Record<string, unknown>;
