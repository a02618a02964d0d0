import { afterAll, beforeAll, expect, it } from "vitest";
import { type ServiceForTests, startServiceForTests } from "#service/auth/service-for-tests.ts";
import { exchangeTokenFor, pairFor, post } from "#service/auth/tokens-for-tests.ts";
import { type PostgresForTests, startPostgresForTests } from "#service/database/postgres-for-tests.ts";

// On PostgreSQL, because PGlite has one connection and so cannot show what happens at once.
let postgres: PostgresForTests;
let service: ServiceForTests;

beforeAll(async () => {
  postgres = await startPostgresForTests();
  // Callers wait for a connection of the pool; on a busy machine that may take more than the default five seconds.
  service = await startServiceForTests({ databaseUrl: postgres.databaseUrl, databaseConnectSeconds: 30 });
}, 60_000);
afterAll(async () => {
  await service?.close();
  await postgres?.stop();
});

const callers = 64;

async function statusesOf(path: string, body: unknown) {
  const responses = await Promise.all(Array.from({ length: callers }, () => post(service, path, body)));
  return responses.map((response) => response.statusCode).sort();
}
const oneWins = [200, ...Array.from({ length: callers - 1 }, () => 401)];

it("lets one of 64 exchanges of the same exchangeToken at once succeed", async () => {
  for (let round = 0; round < 5; round++) {
    const exchangeToken = await exchangeTokenFor(service, "user-ada");
    expect(await statusesOf("oauth/token", { exchangeToken })).toEqual(oneWins);
  }
}, 60_000);

it("lets one of 64 renewals with the same refreshToken at once succeed", async () => {
  for (let round = 0; round < 5; round++) {
    const { refreshToken } = await pairFor(service, "user-ada");
    expect(await statusesOf("oauth/refresh", { refreshToken })).toEqual(oneWins);
  }
}, 60_000);

it("leaves the member with one live pair after them", async () => {
  await service.context.db.deleteFrom("token_pair").execute();
  const { refreshToken } = await pairFor(service, "user-linus");
  await statusesOf("oauth/refresh", { refreshToken });
  const live = await service.context.db
    .selectFrom("token_pair")
    .select("access_hash")
    .where("refresh_revoked_at", "is", null)
    .where("access_revoked_at", "is", null)
    .execute();
  expect(live).toHaveLength(1);
});
