import { readFileSync } from "node:fs";
import { parse } from "jsonc-parser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { issueCmaToken } from "#service/cma/cma-token.ts";
import { clusterForTests } from "#service/database/cluster-for-tests.ts";
import { startPgBouncerForTests } from "#service/database/pgbouncer-for-tests.ts";
import {
  startEmptyPostgresForTests,
  startPostgresForTests,
  startStandbyForTests,
} from "#service/database/postgres-for-tests.ts";
import { recordStatements } from "#service/database/record-statements-for-tests.ts";
import { spacelessStatements } from "#service/database/spaceless-statements-for-tests.ts";
import { createService, type Service } from "#service/index.ts";
import { inWhole } from "../../scripts/test/whole.ts";
import { embeddedAddresses } from "./addresses.ts";
import { findShapes } from "./shapes/find-shapes.ts";
import { missingSettings } from "./shapes/write-settings.ts";
import { Space } from "./space.ts";
import { spaceFileSchema } from "./space-file.ts";
import { suite } from "./suite.ts";

const file = spaceFileSchema.parse(parse(readFileSync("lib/space-file/morae.json", "utf8")));

const { texts } = recordStatements();

interface DatabaseForTests {
  databaseUrl?: string;
  databasePoolerUrl?: string;
  databaseReplicaUrls?: string[];
  stop(): Promise<void>;
}

async function serve(database: DatabaseForTests): Promise<Service> {
  const { databaseUrl, databasePoolerUrl, databaseReplicaUrls } = database;
  const service = await createService(
    {
      ...{ databaseUrl, databasePoolerUrl, databaseReplicaUrls },
      ...{ dataDir: "memory://", port: 0, logLevel: "silent" },
    },
    { cluster: await clusterForTests("demo") },
  );
  await service.listen();
  return service;
}

async function spaceOf({ url, context: { db, clock } }: Service): Promise<Space> {
  const order = { email: "grace@example.com", now: clock(), days: 1 };
  const cma = await issueCmaToken(db, order);
  return new Space({
    spaceId: "demo",
    addresses: embeddedAddresses(url),
    file,
    embedded: true,
    cmaToken: cma?.token,
  });
}

/** Its tables are made with the pooler in use. */
async function startPooled(): Promise<DatabaseForTests> {
  const postgres = await startEmptyPostgresForTests();
  const bouncer = await startPgBouncerForTests(postgres.databaseUrl);
  const stop = async () => {
    await bouncer.stop();
    await postgres.stop();
  };
  return { databaseUrl: postgres.databaseUrl, databasePoolerUrl: bouncer.poolerUrl, stop };
}

/** The replica is always behind, even with the tables: what a member has just written is on the primary only. */
async function startReplicated(): Promise<DatabaseForTests> {
  const postgres = await startEmptyPostgresForTests();
  const standby = await startStandbyForTests(postgres, ["recovery_min_apply_delay=300ms"]);
  const stop = async () => {
    await standby.stop();
    await postgres.stop();
  };
  return { databaseUrl: postgres.databaseUrl, databaseReplicaUrls: [standby.databaseUrl], stop };
}

const databases: Record<string, () => Promise<DatabaseForTests>> = {
  PGlite: async () => ({ stop: async () => undefined }),
  PostgreSQL: startPostgresForTests,
  "PostgreSQL through PgBouncer": startPooled,
  ...inWhole({ "PostgreSQL with a replica": startReplicated }, {}),
};

// Every check of the suite, as it is asked of any Space by `npm run contract`.
describe.each(Object.entries(databases))("the contract on %s", (name, start) => {
  let service: Service;
  let space: Space;
  const ends: (() => Promise<unknown>)[] = [];

  beforeAll(async () => {
    const database = await start();
    ends.push(database.stop);
    service = await serve(database);
    ends.unshift(service.close);
    // What makes the tables and the demo Space is no request.
    texts.length = 0;
    space = await spaceOf(service);
  }, 90_000);
  afterAll(async () => {
    for (const end of ends) await end();
  });

  it("chose what was decided, and needs no setting", async () => {
    const shapes = await findShapes(space);
    expect(shapes.filter(({ isDecided }) => !isDecided)).toEqual([]);
    expect(missingSettings("{}", shapes)).toEqual([]);
  });

  for (const part of suite) {
    describe(part.name, () => {
      for (const { from, says, asks, run } of part.checks) {
        it(`${from}: ${says}: ${asks}`, () => run(space));
      }
    });
  }

  // PGlite's statements don't pass through the driver that is recorded.
  if (name !== "PGlite") {
    it("named the Space in each statement that reads or writes its rows", async () => {
      expect(texts.length).toBeGreaterThan(500);
      expect(await spacelessStatements(service.context.db, texts)).toEqual([]);
    });
  }
});
