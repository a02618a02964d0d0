import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { note } from "#service/acma/notes-for-tests.ts";
import { startPgBouncerForTests } from "#service/database/pgbouncer-for-tests.ts";
import { startOtherPostgresForTests, startStandbyForTests } from "#service/database/postgres-for-tests.ts";
import { startTcpProxyForTests } from "#service/database/tcp-proxy-for-tests.ts";
import {
  type Instance,
  openReplicatedSpace,
  type ReplicatedSpace,
} from "#service/replicas/replicated-space-for-tests.ts";

const leftOut = "a read replica is left out; the primary answers";
const usedAgain = "a read replica is used again";

let replicated: ReplicatedSpace;
const stops: { stop(): Promise<void> }[] = [];
beforeAll(async () => {
  replicated = await openReplicatedSpace();
}, 60_000);
afterAll(async () => {
  await replicated.close();
  for (const { stop } of stops) await stop();
});

/** Readers that never pause, until the function that is returned is called. */
function readAllTheTime(instance: Instance) {
  let works = true;
  const statuses = new Set<number>();
  let longest = 0;
  const read = async () => {
    while (works) {
      const begin = performance.now();
      statuses.add((await instance.call("linus", "/contents?limit=5&include=1")).status);
      longest = Math.max(longest, performance.now() - begin);
    }
  };
  const reading = Promise.all([read(), read(), read()]);
  return async () => {
    works = false;
    await reading;
    return { statuses: [...statuses], longest };
  };
}

test("a replica under load is killed, or its network swallows all: no request fails, and it is used again", async () => {
  const { postgres, standby, proxy, open } = replicated;
  const [pooler, poolerOfReplica] = await Promise.all([
    startPgBouncerForTests(postgres.databaseUrl),
    startPgBouncerForTests(standby.databaseUrl),
  ]);
  stops.push(pooler, poolerOfReplica);
  const pooled = { databasePoolerUrl: pooler.poolerUrl, databaseReplicaUrls: [poolerOfReplica.poolerUrl] };
  const swallowed = await open();
  const instances = [
    await open({ databaseReplicaUrls: [standby.databaseUrl] }),
    await open(pooled),
    swallowed,
  ];
  for (const { call, takeReads } of instances) {
    await call("linus", "/contents");
    await replicated.replayAll();
    takeReads();
    await call("linus", "/contents");
    expect(takeReads()).toEqual(["replica"]);
  }
  const readers = instances.map(readAllTheTime);
  await wait(300);
  proxy.swallow();
  await standby.restart("SIGQUIT");
  // Who waits for an answer that never comes gets it from the primary.
  await expect.poll(swallowed.takeReads, { interval: 20 }).toContain("primary: failed");
  proxy.forward();
  for (const { log, takeReads } of instances) {
    await expect.poll(() => log).toContain(usedAgain);
    expect(takeReads()).toContain("primary: left_out");
    await expect.poll(takeReads).toContain("replica");
    expect(log.filter((line) => [leftOut, usedAgain].includes(line))).toEqual([leftOut, usedAgain]);
  }
  for (const stop of readers) {
    const { statuses, longest } = await stop();
    expect(statuses).toEqual([200]);
    // It is given up after two seconds without an answer; this machine may be busy.
    expect(longest).toBeLessThan(5_000);
  }
}, 90_000);

/** Its database has the same oid: nothing but its `system_identifier` tells it from one of ours. */
async function startOtherStandby(): Promise<string> {
  const other = await startOtherPostgresForTests();
  const standby = await startStandbyForTests(other);
  stops.push(standby, other);
  return standby.databaseUrl;
}

const unreachable = "postgres://space@127.0.0.1:9/postgres";

test.each([
  ["can't be reached", () => [unreachable], "primary: left_out", "ECONNREFUSED"],
  ["is the primary itself", () => [replicated.postgres.databaseUrl], "primary: left_out", "isn't a standby"],
  [
    "is of another database",
    () => [replicated.standby.databaseUrl.replace(/[^/]+$/, "template1")],
    "primary: left_out",
    "another database",
  ],
  ["is of another server", async () => [await startOtherStandby()], "primary: left_out", "another database"],
  [
    "can't be reached, beside one that can",
    () => [unreachable, replicated.standby.databaseUrl],
    "replica",
    "",
  ],
])(
  "a replica that %s stops no start and no request, and health is good",
  async (_, urlsOf, server, reason) => {
    const instance = await replicated.open({ databaseReplicaUrls: await urlsOf() });
    await instance.call("linus", "/contents");
    await replicated.replayAll();
    instance.takeReads();
    for (const member of ["ada", "linus", "rhea"] as const) {
      expect((await instance.call(member, "/contents")).status).toBe(200);
    }
    expect(new Set(instance.takeReads())).toEqual(new Set([server]));
    expect(instance.log).toContain(leftOut);
    expect(instance.reasons.join()).toContain(reason);
    expect((await instance.service.app.inject("/health")).statusCode).toBe(200);
  },
);

test("a failover: lists are answered by the standby before it is promoted, also after a write, and members see their writes after it", async () => {
  const { postgres, standby, onStandby, open } = replicated;
  const [from, to] = [new URL(postgres.databaseUrl), new URL(standby.databaseUrl)];
  const address = await startTcpProxyForTests(Number(from.port));
  stops.push(address);
  from.port = String(address.port);
  const instance = await open({ databaseUrl: from.href, databaseReplicaUrls: [to.href] });
  const withoutReplicas = await open({ databaseUrl: from.href, databaseReplicaUrls: undefined });
  const filtered = async () =>
    (await withoutReplicas.call("ada", "/content-types/note/contents?fields.title.en-US=none")).status;
  expect(await filtered()).toBe(200);
  const other = await open();
  await other.call("ada", "/content-types/note/contents", { method: "POST", body: note("meanwhile") });
  await replicated.replayAll();
  address.forward(Number(to.port));
  await expect.poll(filtered).toBe(200);
  const list = async () => await instance.call("ada", "/contents?limit=100");
  await expect.poll(async () => (await list()).status).toBe(200);
  await sql`select pg_promote()`.execute(onStandby);
  const create = { method: "POST", body: note("after the failover") } as const;
  const { status, body } = await instance.call("ada", "/content-types/note/contents", create);
  expect(status).toBe(201);
  const ids = (await list()).body.items.map(({ sys }: { sys: { id: string } }) => sys.id);
  expect(ids).toContain(body.sys.id);
  await expect.poll(() => instance.log).toContain(leftOut);
});
