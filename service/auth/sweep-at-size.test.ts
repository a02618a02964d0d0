import { type Kysely, type KyselyPlugin, sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openSpaceForTests, type SpaceForTests } from "#service/acma/space-for-tests.ts";
import { sweepExpired } from "#service/auth/sweep.ts";
import { withAdvisoryLock } from "#service/database/advisory-lock.ts";
import { openPostgres } from "#service/database/postgres.ts";
import { type PostgresForTests, startPostgresForTests } from "#service/database/postgres-for-tests.ts";
import type { Database } from "#service/database/schema.ts";

const dead = 12_000;
const living = 60_000;

let postgres: PostgresForTests;
let space: SpaceForTests;
/** Another process on the same database. */
let watcher: Kysely<Database>;
beforeAll(async () => {
  postgres = await startPostgresForTests();
  space = await openSpaceForTests(undefined, postgres.databaseUrl);
  watcher = openPostgres(postgres.databaseUrl, () => undefined);
}, 60_000);
afterAll(async () => {
  await watcher.destroy();
  await space.close();
  await postgres.stop();
});

/** Pairs that were renewed two days ago, and pairs that live. */
async function insertPairs(): Promise<void> {
  const member = space.memberId("ada");
  await sql`
    insert into token_pair (space_id, access_hash, refresh_hash, service_user_id, created_at, access_expires_at,
      refresh_expires_at, access_revoked_at, refresh_revoked_at)
    select 'demo', 'a' || n, 'r' || n, ${member}, now(), now() + interval '1 hour', now() + interval '3 days',
      case when n <= ${dead} then now() - interval '2 days' end,
      case when n <= ${dead} then now() - interval '2 days' end
    from generate_series(1, ${dead + living}::int) n`.execute(space.service.context.unlimited);
  await sql`vacuum analyze token_pair`.execute(space.service.context.unlimited);
}

const pairs = async () => {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from token_pair where access_hash ~ '^a[0-9]+$'`.execute(watcher);
  return rows[0]?.count;
};

async function scans(): Promise<{ sequential: number; index: number }> {
  const { rows } = await sql<{ sequential: number; index: number }>`
    select seq_scan::int as sequential, (select idx_scan::int from pg_stat_user_indexes
      where indexrelname = 'token_pair_dead_at') as index
    from pg_stat_user_tables where relname = 'token_pair'`.execute(watcher);
  return rows[0] ?? { sequential: -1, index: -1 };
}

test("dead pairs are found by their index, and removed in batches", async () => {
  await insertPairs();
  const before = await scans();
  let deletes = 0;
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => {
      if (/delete from.*token_pair/s.test(JSON.stringify(node))) deletes += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const { unlimited, clock } = space.service.context;
  await sweepExpired({ unlimited: unlimited.withPlugin(counting), clock });
  expect(deletes).toBe(3);
  // Statistics arrive when the connections that made them are idle; the planner looks into the index too.
  const wanted = before.index + deletes;
  await expect.poll(async () => (await scans()).index, { timeout: 20_000 }).toBeGreaterThanOrEqual(wanted);
  expect((await scans()).sequential).toBe(before.sequential);
  expect(await pairs()).toBe(living);
});

test("where another process sweeps, nothing is done", async () => {
  await sql`update token_pair set access_revoked_at = now() - interval '2 days',
    refresh_revoked_at = now() - interval '2 days' where access_hash ~ '^a[0-9]*0000$'`.execute(watcher);
  await withAdvisoryLock(watcher, "atrium sweep", () => sweepExpired(space.service.context));
  expect(await pairs()).toBe(living);
  await sweepExpired(space.service.context);
  expect(await pairs()).toBeLessThan(living);
});
