import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type ServiceForTests, startServiceForTests } from "#service/auth/service-for-tests.ts";
import { signInServiceUser } from "#service/auth/service-user.ts";
import { spaceForTests } from "#service/auth/space-for-tests.ts";
import { exchangeTokenFor, pairFor, post } from "#service/auth/tokens-for-tests.ts";
import { blockMember, unblockMember } from "#service/command/member-commands.ts";
import { type PostgresForTests, startPostgresForTests } from "#service/database/postgres-for-tests.ts";
import { untilWaiting } from "#service/database/until-waiting-for-tests.ts";

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
const identity = { subject: "mina", email: "mina@example.com" };

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

it.each(["oauth/token", "oauth/refresh"])(
  "leaves a member who is blocked meanwhile no pair by %s",
  async (path) => {
    const { context } = service;
    const { db } = context;
    const ofLinus = { exchangeToken: await exchangeTokenFor(service, "user-linus") };
    const { refreshToken } = await pairFor(service, "user-linus");
    await sql`
    create or replace function hold() returns trigger language plpgsql as $$
    begin perform pg_advisory_xact_lock(1); return new; end $$`.execute(db);
    await sql`create or replace trigger hold before insert on token_pair for each row execute function hold()`.execute(
      db,
    );
    const atOnce = await db.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(1)`.execute(transaction);
      const issued = post(service, path, path === "oauth/token" ? ofLinus : { refreshToken });
      await untilWaiting(db, 1);
      const blocked = blockMember.run(context, { space: spaceForTests, member: "user-linus" });
      await Promise.race([blocked, untilWaiting(db, 2)]);
      return [issued, blocked];
    });
    await Promise.all(atOnce);
    const live = await db
      .selectFrom("token_pair")
      .select("access_hash")
      .where("service_user_id", "=", "user-linus")
      .where("access_revoked_at", "is", null)
      .execute();
    expect(live).toEqual([]);
    await unblockMember.run(context, { space: spaceForTests, member: "user-linus" });
    await sql`drop function hold cascade`.execute(db);
  },
);

it.each(["a new exchangeToken", "a new e-mail address"])(
  "a sign-in with %s during the member's deletion is login_disabled",
  async (what) => {
    const { context } = service;
    const { id } = await signInServiceUser(context, spaceForTests, "embedded", identity);
    const atOnce = await context.db.transaction().execute(async (transaction) => {
      await transaction.selectFrom("service_user").where("id", "=", id).forUpdate().execute();
      const signIn =
        what === "a new exchangeToken"
          ? exchangeTokenFor(service, id)
          : signInServiceUser(context, spaceForTests, "embedded", { ...identity, email: "new@example.com" });
      signIn.catch(() => undefined);
      await untilWaiting(context.db, 1);
      await transaction.deleteFrom("service_user").where("id", "=", id).execute();
      return { signIn };
    });
    await expect(atOnce.signIn).rejects.toMatchObject({ loginError: "login_disabled" });
  },
);
