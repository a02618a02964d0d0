import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type ServiceForTests, startServiceForTests } from "#service/auth/service-for-tests.ts";
import { spaceForTests } from "#service/auth/space-for-tests.ts";
import { sweepExpired } from "#service/auth/sweep.ts";
import { exchangeTokenFor, logOut, pairFor, post } from "#service/auth/tokens-for-tests.ts";

let service: ServiceForTests;
beforeAll(async () => {
  service = await startServiceForTests();
}, 30_000);
afterAll(() => service.close());

const count = async (table: "exchange_token" | "token_pair") =>
  (await service.context.db.selectFrom(table).select("service_user_id").execute()).length;

it("removes what has been of no use for a day, and nothing that can still be used", async () => {
  const old = await pairFor(service, "user-ada");
  await exchangeTokenFor(service, "user-ada");
  service.passSeconds(3 * 24 * 3600 - 60);
  const { refreshToken } = await pairFor(service, "user-ada");
  await sweepExpired(service.context);
  expect([await count("exchange_token"), await count("token_pair")]).toEqual([1, 2]);

  service.passSeconds(24 * 3600 + 120);
  await sweepExpired(service.context);
  expect([await count("exchange_token"), await count("token_pair")]).toEqual([0, 1]);
  expect((await post(service, "oauth/refresh", { refreshToken: old.refreshToken })).statusCode).toBe(401);
  expect((await post(service, "oauth/refresh", { refreshToken })).statusCode).toBe(200);
});

it("removes a pair that was renewed a day ago, and keeps one that was logged out of but can be renewed", async () => {
  const own = await startServiceForTests();
  const pairs = () => own.context.db.selectFrom("token_pair").select("refresh_hash").execute();
  const { refreshToken } = await pairFor(own, "user-ada");
  expect((await post(own, "oauth/refresh", { refreshToken })).statusCode).toBe(200);
  const left = await pairFor(own, "user-linus");
  expect((await logOut(own, left.accessToken)).statusCode).toBe(204);
  own.passSeconds(24 * 3600 - 60);
  await sweepExpired(own.context);
  expect(await pairs()).toHaveLength(3);
  own.passSeconds(120);
  await sweepExpired(own.context);
  expect(await pairs()).toHaveLength(2);
  expect((await post(own, "oauth/refresh", { refreshToken: left.refreshToken })).statusCode).toBe(200);
  await own.close();
});

it("gives other statements their turn between its batches on the embedded database", async () => {
  const own = await startServiceForTests();
  const { db } = own.context;
  await sql`
    insert into token_pair (space_id, access_hash, refresh_hash, service_user_id, created_at, access_expires_at,
      refresh_expires_at)
    select ${spaceForTests}, 'a' || n, 'r' || n, 'user-ada', ${own.context.clock()}, ${own.context.clock()}, ${own.context.clock()}
    from generate_series(1, 12000) n`.execute(db);
  own.passSeconds(2 * 24 * 3600);
  const seen = new Set<number>();
  let isSwept = false;
  const sweep = sweepExpired(own.context).finally(() => {
    isSwept = true;
  });
  while (!isSwept) {
    const { rows } = await sql<{ left: number }>`select count(*)::int as left from token_pair`.execute(db);
    for (const { left } of rows) seen.add(left);
  }
  await sweep;
  expect(seen.size).toBeGreaterThan(2);
  await own.close();
});
