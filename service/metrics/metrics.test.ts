import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { sql } from "kysely";
import { afterEach, expect, test } from "vitest";
import { openSpaceForTests } from "#service/acma/space-for-tests.ts";
import { startServiceForTests } from "#service/auth/service-for-tests.ts";
import { openPostgres } from "#service/database/postgres.ts";
import { startPostgresForTests } from "#service/database/postgres-for-tests.ts";
import { untilWaiting } from "#service/database/until-waiting-for-tests.ts";
import { findFreePort } from "#service/free-port.ts";
import { prometheusNames } from "#service/metrics/instruments.ts";
import { indexEveryType } from "#service/query/content-type-indexes.ts";
import { updateVocabularies } from "#service/query/update-vocabularies.ts";

const read = async (port: number) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

test("Prometheus is served requests by route and status, and the length of the media queue", async () => {
  const metricsPort = await findFreePort();
  const service = await startServiceForTests({ metricsPort });
  ends.push(service.close);
  await service.app.inject("/health");
  await service.app.inject("/acma/v1/spaces/secret-id/contents?fields.title=secret");
  const text = await read(metricsPort);
  expect(text).toContain('space_request_seconds_count{method="GET",route="/health",status="2xx"} 1');
  expect(text).toMatch(
    /space_request_seconds_count\{method="GET",route="\/acma\/v1[^"]*:spaceId[^"]*",status="4xx"\} 1/,
  );
  expect(text).toMatch(/space_media_jobs\S* 0/);
  expect(text).toContain('space_errors_total{code="InvalidToken"} 1');
  expect(text).toContain('space_errors_total{code="FilterTooExpensive"} 0');
  expect(text).not.toContain("secret");
});

test("searches, refused ones, words that wait for the vocabulary and unindexed types are counted", async () => {
  const metricsPort = await findFreePort();
  const space = await openSpaceForTests(undefined, undefined, { metricsPort });
  ends.push(space.close);
  const { unlimited, closing } = space.service.context;
  const notes = "/spaces/demo/content-types/note/contents";
  const headers = { "x-service-advanced-search": "true" };
  const search = async (query: string) => (await space.call("ada", `${notes}?${query}`, { headers })).status;
  expect(await search("fields.title.en-US[regex]=a(?!b)")).toBe(400);
  expect(await search("sys.search=word")).toBe(200);
  await space.call("ada", notes, { method: "POST", body: { fields: { title: { "en-US": "Note" } } } });
  await unlimited
    .updateTable("listed_type")
    .set({ is_complete: false })
    .where("content_type_id", "=", "walk")
    .execute();
  const before = await read(metricsPort);
  expect(before).toContain('space_errors_total{code="FilterTooExpensive"} 1');
  expect(before).toContain('space_searches_total{among="all"} 1');
  expect(before).toMatch(/^space_words_waiting [1-9]/m);
  expect(before).toMatch(/^space_types_unindexed 1$/m);
  await indexEveryType(unlimited, {});
  await updateVocabularies(unlimited, closing);
  const after = await read(metricsPort);
  expect(after).toMatch(/^space_words_waiting 0$/m);
  expect(after).toMatch(/^space_types_unindexed 0$/m);
});

test("connections to PostgreSQL are counted: used, idle, and waiting", async () => {
  const { databaseUrl, stop } = await startPostgresForTests();
  ends.push(stop);
  const metricsPort = await findFreePort();
  const service = await startServiceForTests({ metricsPort, databaseUrl, databaseConnections: 2 });
  ends.unshift(service.close);
  const held = Promise.withResolvers<void>();
  const holding = [1, 2, 3].map(() => service.context.db.connection().execute(() => held.promise));
  const states = async () => {
    const text = await read(metricsPort);
    const lines = text.matchAll(/^space_database_connections\{pool="requests",state="(\w+)"\} (\d+)$/gm);
    return Object.fromEntries([...lines].map(([, state, count]) => [state, Number(count)]));
  };
  await expect.poll(states).toEqual({ used: 2, idle: 0, waiting: 1 });
  held.resolve();
  await Promise.all(holding);
  // What a scrape counts itself takes one for a moment.
  await expect.poll(states).toEqual({ used: 0, idle: 2, waiting: 0 });
  expect(await read(metricsPort)).toContain('space_database_connections{pool="searches",state="used"} 0');
});

test("scrapes don't wait for a locked table: they share one connection, and none of those for indexes", async () => {
  const { databaseUrl, stop } = await startPostgresForTests();
  ends.push(stop);
  const metricsPort = await findFreePort();
  const settings = { role: "web", databaseUrl, databaseConnections: 2 } as const;
  const service = await startServiceForTests({ ...settings, metricsPort });
  ends.unshift(service.close);
  const locking = openPostgres(databaseUrl, () => undefined);
  ends.unshift(() => locking.destroy());
  await locking.transaction().execute(async (transaction) => {
    await sql`lock table media_job`.execute(transaction);
    const texts = await Promise.all([1, 2, 3].map(() => read(metricsPort)));
    await untilWaiting(locking, 1);
    for (const text of texts) {
      expect(text).not.toContain("space_media_jobs");
      expect(text).toContain('space_database_connections{pool="unlimited",state="used"} 0');
    }
    expect((await service.app.inject("/health")).statusCode).toBe(200);
  });
  await expect.poll(() => read(metricsPort)).toMatch(/^space_media_jobs 0$/m);
  await locking.transaction().execute(async (transaction) => {
    await sql`lock table media_job`.execute(transaction);
    expect(await read(metricsPort)).toMatch(/^space_media_jobs 0$/m);
  });
});

test("every metric has its row for operators", () => {
  const rows = readFileSync("service/README.md", "utf8").match(/^\| `space_\w+`/gm) ?? [];
  expect(rows.map((row) => row.slice(3, -1)).sort()).toEqual(prometheusNames.toSorted());
});

test("a collector gets the same", async () => {
  const received: string[] = [];
  const collector = createServer(async (request, response) => {
    received.push(`${request.url} ${await text(request)}`);
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  }).listen(0, "127.0.0.1");
  await once(collector, "listening");
  ends.push(async () => void collector.close());
  const address = collector.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  const service = await startServiceForTests({
    otlpEndpoint: `http://127.0.0.1:${address.port}`,
    otlpProtocol: "http/json",
  });
  await service.app.inject("/health");
  await service.close();
  expect(received.join()).toContain("/v1/metrics");
  expect(received.join()).toContain("space.request.seconds");
});
