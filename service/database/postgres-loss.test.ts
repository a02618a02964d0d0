import { setTimeout as wait } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { BrowserForTests } from "#service/auth/browser-for-tests.ts";
import { openPostgres, unlimitedBounds } from "#service/database/postgres.ts";
import {
  type PostgresForTests,
  startPostgresForTests,
  startStandbyForTests,
} from "#service/database/postgres-for-tests.ts";
import type { Database } from "#service/database/schema.ts";
import { type ServerForTests, startServerForTests } from "#service/database/server-for-tests.ts";
import { startTcpProxyForTests, type TcpProxyForTests } from "#service/database/tcp-proxy-for-tests.ts";
import { toServiceError } from "#service/error-renderer.ts";

let postgres: PostgresForTests;
let standby: PostgresForTests;
let proxy: TcpProxyForTests;
let proxiedUrl: string;
beforeAll(async () => {
  postgres = await startPostgresForTests();
  standby = await startStandbyForTests(postgres);
  const url = new URL(postgres.databaseUrl);
  proxy = await startTcpProxyForTests(Number(url.port));
  url.port = String(proxy.port);
  proxiedUrl = url.href;
}, 60_000);
afterAll(async () => {
  await proxy.stop();
  await standby.stop();
  await postgres.stop();
});

/** The address leads to a standby that has every commit; the primary ends without a farewell. */
async function failOver(): Promise<void> {
  const primary = openPostgres(postgres.databaseUrl, () => undefined, unlimitedBounds);
  await sql`alter system set synchronous_standby_names = '*'`.execute(primary);
  await sql`select pg_reload_conf()`.execute(primary);
  const isSynchronous = async () =>
    (await sql`select from pg_stat_replication where sync_state = 'sync'`.execute(primary)).rows.length;
  await expect.poll(isSynchronous, { timeout: 20_000 }).toBe(1);
  // What is acknowledged from now on, the standby has.
  await wait(700);
  await primary.destroy();
  await postgres.stop();
  postgres = standby;
  const promoted = openPostgres(standby.databaseUrl, () => undefined, unlimitedBounds);
  await sql`select pg_promote()`.execute(promoted);
  await promoted.destroy();
  proxy.forward(Number(new URL(standby.databaseUrl).port));
}

describe("the service while its database is lost", () => {
  let server: ServerForTests;
  let space: string;
  let headers: Record<string, string>;
  beforeAll(async () => {
    server = await startServerForTests({
      DATABASE_URL: proxiedUrl,
      READS_PER_MINUTE: "1000000",
      WRITES_PER_MINUTE: "1000000",
      REQUESTS_PER_MINUTE: "1000000",
    });
    space = `${server.url}/acma/v1/spaces/demo`;
    headers = { authorization: `Bearer ${await signIn(server.url)}`, "content-type": "application/json" };
  }, 60_000);
  afterAll(async () => void (await server?.end("SIGKILL")));

  const losses: [string, () => Promise<void>][] = [
    ["restarted (fast)", () => postgres.restart("SIGINT")],
    ["restarted (immediate)", () => postgres.restart("SIGQUIT")],
    [
      "cut off",
      async () => {
        proxy.cut();
        await wait(1_000);
        proxy.forward();
      },
    ],
    ["failed over to its standby", failOver],
  ];

  test.each(losses)(
    "PostgreSQL is %s: 503 with Retry-After, then answers by itself",
    async (_, lose) => {
      const seen = new Map<string, number>();
      const acknowledged: string[] = [];
      let works = true;
      const record = async (sent: Promise<Response>) => {
        const response = await sent;
        const retryAfter = response.headers.get("retry-after") ?? "-";
        const what = response.ok ? "ok" : `${response.status} ${retryAfter}`;
        seen.set(what, (seen.get(what) ?? 0) + 1);
        return response;
      };
      const read = async () => {
        while (works) await (await record(fetch(`${space}/contents?limit=20`, { headers }))).text();
      };
      const write = async () => {
        while (works) {
          const body = JSON.stringify({ fields: { title: { "en-US": "Note" } } });
          const answer = record(
            fetch(`${space}/content-types/note/contents`, { method: "POST", headers, body }),
          );
          const response = await answer;
          const created: { sys: { id: string } } = await response.json();
          if (response.ok) acknowledged.push(created.sys.id);
        }
      };
      const working = Promise.all([read(), read(), read(), read(), write(), write()]);
      await wait(700);
      await lose();
      await expect
        .poll(async () => (await fetch(`${server.url}/health`)).status, { timeout: 20_000 })
        .toBe(200);
      await wait(300);
      works = false;
      await working;
      expect([...seen.keys()].sort()).toEqual(["503 5", "ok"]);
      expect(acknowledged.length).toBeGreaterThan(0);
      for (const id of acknowledged) {
        expect((await fetch(`${space}/contents/${id}`, { headers })).status).toBe(200);
      }
    },
    90_000,
  );

  test("the media queue goes on after every loss", async () => {
    const db = openPostgres(postgres.databaseUrl, () => undefined);
    await sql`
      insert into media_job (space_id, upload_id, media_id, locale, run_at)
      values ('demo', 'gone', 'gone', 'en-US', now())`.execute(db);
    const jobs = async () => (await db.selectFrom("media_job").select("upload_id").execute()).length;
    await expect.poll(jobs, { timeout: 20_000 }).toBe(0);
    await db.destroy();
  }, 60_000);
});

describe("a pool", () => {
  let db: Kysely<Database>;
  const lost: Error[] = [];
  const bounds = { connections: 2, statementMilliseconds: 200 };
  const open = (url: string) => openPostgres(url, (error) => lost.push(error), bounds);
  const select = () => sql<{ one: number }>`select 1 as one`.execute(db);
  const codeOf = (failing: Promise<unknown>) =>
    failing.then(
      () => "answered",
      (error: unknown) => toServiceError(error).code,
    );
  beforeEach(() => {
    lost.length = 0;
    proxy.forward();
  });

  test("whose transaction stays idle for too long is told so as Unavailable, and goes on", async () => {
    const url = new URL(postgres.databaseUrl);
    url.searchParams.set("options", "-c idle_in_transaction_session_timeout=100");
    db = open(url.href);
    const idle = db.transaction().execute(async (transaction) => {
      await sql`select 1`.execute(transaction);
      await wait(400);
      await sql`select 1`.execute(transaction);
    });
    expect(await codeOf(idle)).toBe("Unavailable");
    expect(lost.length).toBeGreaterThan(0);
    expect((await select()).rows).toEqual([{ one: 1 }]);
    await db.destroy();
  });

  test("whose network swallows everything gives up, and every connection is a new one afterwards", async () => {
    db = open(proxiedUrl);
    await Promise.all([select(), select()]);
    proxy.swallow();
    const begin = performance.now();
    const codes = await Promise.all([1, 2, 3, 4].map(() => codeOf(select())));
    expect(codes).toEqual(Array.from({ length: 4 }, () => "Unavailable"));
    expect(performance.now() - begin).toBeLessThan(15_000);
    proxy.forward();
    for (let count = 0; count < 6; count += 1) expect((await select()).rows).toEqual([{ one: 1 }]);
    await db.destroy();
  }, 60_000);

  test("that loses a connection at its first statement makes another in its place", async () => {
    db = openPostgres(proxiedUrl, (error) => lost.push(error), unlimitedBounds);
    proxy.cutAt("set statement_timeout");
    for (let count = 0; count < 3; count += 1) expect(await codeOf(select())).toBe("Unavailable");
    proxy.forward();
    expect((await select()).rows).toEqual([{ one: 1 }]);
    await db.destroy();
  }, 60_000);
});

async function signIn(url: string): Promise<string> {
  const browser = new BrowserForTests(url);
  const page = await browser.go("/auth/v1/spaces/demo/login/oauth2/embedded");
  const landing = await browser.submit(page, { email: "ada@example.com" });
  const response = await fetch(`${url}/auth/v1/spaces/demo/oauth/token`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ exchangeToken: landing.url.searchParams.get("exchangeToken") }),
  });
  const pair: { accessToken: string } = await response.json();
  return pair.accessToken;
}
