import Fastify from "fastify";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { z } from "zod";
import { openSpaceForTests, type SpaceForTests } from "#service/acma/space-for-tests.ts";
import { clusterForTests } from "#service/database/cluster-for-tests.ts";
import { demoId } from "#service/database/seed/demo-id.ts";
import { createService } from "#service/index.ts";
import {
  contentSchema,
  errorSchema,
  listOf,
  mediaSchema,
  serviceUserSchema,
} from "#service/openapi/answers.ts";
import { collectRoutes } from "#service/openapi/collect-routes.ts";
import { described } from "#service/openapi/describe.ts";

let space: SpaceForTests;
beforeAll(async () => {
  space = await openSpaceForTests();
});
afterAll(() => space.close());

const documentSchema = z.object({
  openapi: z.literal("3.1.0"),
  paths: z.record(z.string(), z.record(z.string(), z.any())),
  components: z.object({ schemas: z.record(z.string(), z.any()) }),
});
const documentOf = async () => documentSchema.parse((await space.service.app.inject("/openapi.json")).json());

describe("the document", () => {
  it("has every route of the interface: one that does not describe itself fails here", async () => {
    const lines: string[] = [];
    const settings = { dataDir: "memory://", port: 0, demoSpace: false, logLevel: "warn" } as const;
    const logTo = { write: (line: string) => void lines.push(line) };
    const service = await createService(settings, { logTo, cluster: await clusterForTests() });
    await service.app.ready();
    await service.close();
    expect(lines.filter((line) => line.includes("no description"))).toEqual([]);
    expect(Object.keys((await documentOf()).paths).length).toBeGreaterThan(12);
  });

  it("says what checks the requests: the length of a token, the range of limit", async () => {
    const { paths } = await documentOf();
    const exchange = paths["/auth/v1/spaces/{spaceId}/oauth/token"]?.post;
    expect(exchange.requestBody.content["application/json"].schema).toMatchObject({
      type: "object",
      properties: { exchangeToken: { type: "string", minLength: 1, maxLength: 256 } },
      required: ["exchangeToken"],
      additionalProperties: false,
    });
    const list = paths["/acma/v1/spaces/{spaceId}/contents"]?.get;
    expect(list.parameters).toContainEqual({
      name: "limit",
      in: "query",
      required: false,
      schema: { type: "integer", minimum: 1, maximum: 100 },
      description: "Default: 15.",
    });
    expect(list.security).toEqual([{ accessToken: [] }]);
    const statuses = ["200", "400", "401", "403", "404", "422", "429", "500", "503"];
    expect(Object.keys(list.responses)).toEqual(statuses);
  });

  it("refers to nothing that is not in it", async () => {
    const document = await documentOf();
    const names = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)];
    expect(names.length).toBeGreaterThan(20);
    for (const [, name = ""] of names) expect(document.components.schemas).toHaveProperty(name);
    expect(JSON.stringify(document)).not.toContain("#/$defs/");
  });
});

describe("answers match the document", () => {
  const article = `/spaces/demo/contents/${demoId("place", "cape")}`;
  test.each([
    ["/me", serviceUserSchema],
    ["/spaces/demo/contents?include=3", listOf(contentSchema)],
    ["/spaces/demo/content-types/place/contents", listOf(contentSchema)],
    [article, contentSchema],
    ["/spaces/demo/media", listOf(mediaSchema)],
    [`/spaces/demo/media/${demoId("media", "surf")}?include=1`, mediaSchema],
    ["/spaces/demo/contents/nothing", errorSchema],
    ["/spaces/demo/contents?limit=0", errorSchema],
  ])("%s", async (path, schema) => {
    const { body } = await space.call("ada", path);
    expect(schema.safeParse(body).error).toBeUndefined();
  });
});

it("is read as a page that runs nothing", async () => {
  const { statusCode, headers, body } = await space.service.app.inject("/docs");
  expect(statusCode).toBe(200);
  expect(headers["content-security-policy"]).toMatch(/^default-src 'none'; style-src 'sha256-/);
  expect(body).toContain("/acma/v1/spaces/{spaceId}/contents/{contentId}");
  expect(body).not.toMatch(/<script|style="|https?:\/\/(?!json-schema)/);
});

it("collects a route by its method and address, and not the HEAD that Fastify adds", async () => {
  const app = Fastify();
  const routes = collectRoutes(app);
  const description = { summary: "x", from: "shown", credential: "none", answer: { status: 204 } } as const;
  app.get("/one/:id", described(description), async () => "");
  app.get("/other", async () => "");
  await app.ready();
  expect(routes).toEqual([
    { method: "GET", url: "/one/:id", description },
    { method: "GET", url: "/other", description: undefined },
  ]);
});
