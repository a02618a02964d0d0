import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  type ManagementForTests,
  openManagementOnPostgres,
  outcome,
} from "#service/cma/management-for-tests.ts";
import type { Database } from "#service/database/schema.ts";
import { untilWaiting } from "#service/database/until-waiting-for-tests.ts";

let cma: ManagementForTests;
let db: Kysely<Database>;
beforeAll(async () => {
  cma = await openManagementOnPostgres();
  db = cma.service.context.db;
}, 60_000);
afterAll(() => cma.close());

const typePath = "/spaces/demo/content-types/log";
const title = { apiName: "title", name: "Title", type: "Text" };
const weather = { apiName: "weather", name: "Weather", type: "Text" };

async function put(path: string, body?: unknown) {
  const { body: type } = await cma.call("grace", typePath);
  const headers = { "x-service-version": String(type.sys.version) };
  return cma.call("grace", path, { method: "PUT", headers, ...(body === undefined ? {} : { body }) });
}
const change = (fields: object[]) => put(typePath, { name: "Log", displayField: "title", fields });
const publish = () => put(`${typePath}/published`);
const write = () =>
  cma.onAcma("ada", "/spaces/demo/content-types/log/contents", {
    method: "POST",
    body: { fields: { title: { "en-US": "Today" }, weather: { "en-US": "Fog" } } },
  });

beforeEach(async () => {
  await db.deleteFrom("content").where("content_type_id", "=", "log").execute();
  const body = { id: "log", name: "Log", displayField: "title", fields: [title, weather] };
  await cma.call("grace", "/spaces/demo/content-types", { method: "POST", body });
  await change([title, weather]);
  expect(outcome(await publish())).toBe("200");
  expect(outcome(await change([title]))).toBe("200");
});

test("a value that is being written keeps its field from being taken away", async () => {
  const { written, published } = await db
    .transaction()
    .execute(async (transaction) => {
      // Writes of Content lock the Content Type before they write.
      await sql`lock table content in share mode`.execute(transaction);
      const written = write();
      await untilWaiting(db, 1);
      const published = publish();
      const outcomeFirst = await Promise.race([published, untilWaiting(db, 2)]);
      expect(outcomeFirst).toBeUndefined();
      return { written, published };
    })
    .then(async ({ written, published }) => ({ written: await written, published: await published }));
  expect([outcome(written), outcome(published)]).toEqual(["201", "422 ValidationFailed"]);
});

test("no write uses fields that are being removed", async () => {
  const { written, published } = await db
    .transaction()
    .execute(async (transaction) => {
      // The publication is written, and waits to say so.
      await sql`select id from managed_content_type where id = 'log' for share`.execute(transaction);
      const published = publish();
      await untilWaiting(db, 1);
      const written = write();
      const outcomeFirst = await Promise.race([written, untilWaiting(db, 2)]);
      expect(outcomeFirst).toBeUndefined();
      return { written, published };
    })
    .then(async ({ written, published }) => ({ written: await written, published: await published }));
  expect([outcome(published), outcome(written)]).toEqual(["200", "422 ValidationFailed"]);
});
