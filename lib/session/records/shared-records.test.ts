import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Freshness } from "../renewal/renewal.ts";
import type { Session } from "../session.ts";
import { TestInstance } from "../testing/instance-for-tests.ts";
import { lifetimeMs, SimulatedAuthApi, sessionOf } from "../testing/simulated-auth-api-for-tests.ts";
import { ValkeyServer } from "../testing/valkey-for-tests.ts";
import type { SharedTimes } from "./shared-store.ts";

/** The clock of the tests runs, so that leases and outages do, and can be put forward. */
let aheadMs: number;
const clock = () => Date.now() + aheadMs;
const expire = () => {
  aheadMs += lifetimeMs + 1;
};

let server: ValkeyServer;
let authApi: SimulatedAuthApi;
let session: Session;
let open: TestInstance[];

beforeEach(async () => {
  aheadMs = 0;
  server = await ValkeyServer.start();
  authApi = new SimulatedAuthApi(clock);
  session = sessionOf(authApi.issue(), clock());
  open = [];
});

afterEach(async () => {
  for (const instance of open) instance.records.close();
  server.resume();
  await server.kill();
});

// A server that has just started makes everybody wait for what it may have forgotten: not here.
function instances(count: number, times: Partial<SharedTimes> = {}): TestInstance[] {
  const made = Array.from(
    { length: count },
    () => new TestInstance(server.url, authApi, clock, { settleMs: 100, probeMs: 50, ...times }),
  );
  open.push(...made);
  return made;
}

function pair(times: Partial<SharedTimes> = {}): [TestInstance, TestInstance] {
  const [one, other] = instances(2, times);
  if (one === undefined || other === undefined) throw new Error("two were asked for");
  return [one, other];
}

function living(freshness: Freshness): Session {
  if (freshness.state !== "living") throw new Error(`expected a living session, not ${freshness.state}`);
  return freshness.session;
}

const degraded = async (...all: TestInstance[]) =>
  await vi.waitFor(() => expect(all.map((one) => one.noted("store-degraded"))).not.toContain(0), 5_000);
const back = async (...all: TestInstance[]) =>
  await vi.waitFor(() => expect(all.map((one) => one.noted("store-back"))).not.toContain(0), 10_000);

describe("over several instances", () => {
  test.each([2, 3, 4])("a pair is renewed once: %i instances (E2)", async (count) => {
    expire();
    const { promise: everyAttempt, resolve: answer } = Promise.withResolvers<void>();
    authApi.beforeRenewal = everyAttempt;
    const all = instances(count);
    const locks = all.map(({ records }) => vi.spyOn(records.connection.store, "lock"));
    const calls = all.flatMap(({ renewal }) => [renewal.freshen(session), renewal.freshen(session)]);
    // The Auth API answers only once each instance has asked for the turn.
    await vi.waitFor(
      () =>
        expect(locks.map(({ mock }) => mock.settledResults[0]?.type)).toEqual(Array(count).fill("fulfilled")),
      10_000,
    );
    answer();
    const tokens = (await Promise.all(calls)).map((freshness) => living(freshness).pair.accessToken);
    expect(new Set(tokens)).toEqual(new Set(["access-1"]));
    expect(authApi.renewals).toEqual(["refresh-0"]);
    expect(open.reduce((sum, one) => sum + one.noted("waited"), 0)).toBe(count - 1);
  });

  test("a request with the old pair at another instance gets the newest", async () => {
    const [one, other] = pair();
    expire();
    await one.renewal.freshen(session);
    expect(living(await other.renewal.freshen(session)).generation).toBe(1);
    expect(authApi.renewals).toHaveLength(1);
    expect(other.events).toContainEqual({ event: "handed-on", generations: 1 });
  });

  test("a lease that is shorter than the service's answer is renewed (E15)", async () => {
    const [one, other] = pair({ leaseMs: 2_000, heartbeatMs: 200 });
    expire();
    authApi.delayMs = 3_000;
    const all = await Promise.all([one.renewal.freshen(session), other.renewal.freshen(session)]);
    expect(all.map((freshness) => living(freshness).generation)).toEqual([1, 1]);
    expect(authApi.renewals).toHaveLength(1);
  });

  test("a sign-out holds on each of them (F9)", async () => {
    const [one, other] = pair();
    await one.records.end(session, clock() + 1_000_000);
    expect(await other.renewal.freshen(session)).toEqual({ state: "ended" });
  });

  test("a sign-out wins over a renewal in flight on another one, whose pair is revoked (F5)", async () => {
    const [one, other] = pair();
    expire();
    authApi.delayMs = 300;
    const flight = one.renewal.freshen(session);
    await vi.waitFor(() => expect(authApi.renewals).toHaveLength(1), { timeout: 10_000 });
    await other.records.end(session, clock() + 1_000_000);
    expect(await flight).toEqual({ state: "ended" });
    expect(authApi.livePairs).toBe(0);
  });

  test("a refusal of the newest pair ends the session everywhere", async () => {
    const [one, other] = pair({ formerHolderMs: 200 });
    expire();
    await authApi.renew("refresh-0");
    expect(await one.renewal.freshen(session)).toEqual({ state: "ended" });
    expect(await other.renewal.freshen(session)).toEqual({ state: "ended" });
    expect(authApi.renewals).toHaveLength(2);
  });

  test("a newer pair than the refused one lives, should anybody come with it", async () => {
    const [one, other] = pair({ formerHolderMs: 200 });
    expire();
    const issue = await authApi.renew("refresh-0");
    if (issue.outcome !== "issued") throw new Error("not issued");
    await one.renewal.freshen(session);
    const newer = { ...session, generation: 1, pair: issue.pair };
    expect(living(await other.renewal.freshen(newer)).generation).toBe(1);
    await vi.waitFor(async () => expect(living(await one.renewal.freshen(session)).generation).toBe(1), {
      timeout: 10_000,
    });
  });

  test("a record that no key opens counts as none, and that is said once", async () => {
    const [one, other] = pair({ patienceMs: 100 });
    const before = living(await one.renewal.replace(session));
    const stranger = new TestInstance(
      server.url,
      authApi,
      clock,
      { settleMs: 100 },
      "another secret, long enough for it",
    );
    open.push(stranger);
    for (let call = 0; call < 3; call++) expect(await stranger.renewal.newest(session)).toBe(session);
    expect(stranger.noted("unreadable-record")).toBe(1);
    expect(await other.renewal.newest(session)).toEqual(before);
  });

  test("the store alone gives nothing away", async () => {
    const [one] = pair();
    expire();
    await one.renewal.freshen(session);
    const dump = await server.dump();
    expect(dump).toContain("atrium:session:");
    for (const word of [session.id, "access-", "refresh-", "memberId"]) expect(dump).not.toContain(word);
  });
});

describe("a store that is not there", () => {
  test("does not keep a server from starting: calls go on, alone, and it is used when it comes", async () => {
    await server.kill();
    const [one, other] = pair({ graceMs: 300 });
    expect(living(await one.renewal.freshen(session))).toBe(session);
    await degraded(one);
    expire();
    expect(living(await one.renewal.freshen(session)).generation).toBe(1);
    await server.start();
    await back(one, other);
    expect(living(await other.renewal.freshen(session)).generation).toBe(1);
    expect(authApi.renewals).toHaveLength(1);
  });

  test("a renewal that can wait is left for later, and one that cannot waits for the store a little", async () => {
    aheadMs += lifetimeMs - 20_000;
    const [one, other] = pair({ graceMs: 60_000 });
    await Promise.all([one.renewal.newest(session), other.renewal.newest(session)]);
    await server.kill();
    await degraded(one, other);
    expect(living(await one.renewal.freshen(session))).toBe(session);
    expect(authApi.renewals).toEqual([]);
    const both = Promise.all([one.renewal.replace(session), other.renewal.replace(session)]);
    await server.start();
    expect((await both).map((freshness) => living(freshness).generation)).toEqual([1, 1]);
    expect(authApi.renewals).toHaveLength(1);
  });

  test("a store that lost its memory learns again what instances know, before anybody renews (E14)", async () => {
    const [one, other] = pair();
    expire();
    const first = living(await one.renewal.freshen(session));
    await other.renewal.newest(session);
    await server.kill();
    await degraded(one, other);
    await server.start();
    await back(one, other);
    const [late] = instances(1);
    expect(living((await late?.renewal.freshen(session)) ?? { state: "ended" })).toEqual(first);
    expect(authApi.renewals).toHaveLength(1);
  });

  test("a renewal whose answer comes during the outage is kept, and known to all after it", async () => {
    const [one, other] = pair();
    expire();
    authApi.delayMs = 400;
    const flight = one.renewal.freshen(session);
    await vi.waitFor(() => expect(authApi.renewals).toHaveLength(1), { timeout: 10_000 });
    await server.kill();
    expect(living(await flight).generation).toBe(1);
    await degraded(other);
    await server.start();
    expect(living(await other.renewal.freshen(session)).generation).toBe(1);
    expect(authApi.renewals).toHaveLength(1);
  });

  test("a lock that the store forgot is there again before anybody else takes it", async () => {
    const [one, other] = pair({ settleMs: 500 });
    expire();
    authApi.delayMs = 3_000;
    const flight = one.renewal.freshen(session);
    await vi.waitFor(() => expect(authApi.renewals).toHaveLength(1), { timeout: 10_000 });
    await server.kill();
    await server.start();
    expect(living(await other.renewal.freshen(session)).generation).toBe(1);
    expect(living(await flight).generation).toBe(1);
    expect(authApi.renewals).toHaveLength(1);
  });

  test("a refusal while alone ends nothing: it is looked at again when the store is back", async () => {
    const [one, other] = pair({ graceMs: 100 });
    await Promise.all([one.renewal.newest(session), other.renewal.newest(session)]);
    await server.kill();
    await degraded(one, other);
    await new Promise((resolve) => setTimeout(resolve, 150));
    expire();
    expect(living(await one.renewal.freshen(session)).generation).toBe(1);
    expect(await other.renewal.freshen(session)).toEqual({ state: "unavailable" });
    expect(await other.renewal.freshen(session)).toEqual({ state: "unavailable" });
    expect(authApi.renewals).toHaveLength(2);
    await server.start();
    await back(one, other);
    expect(living(await other.renewal.freshen(session)).generation).toBe(1);
    expect(authApi.renewals).toHaveLength(2);
  });

  test("a sign-out during the outage reaches the store after it, and the pair that it did not know of is revoked", async () => {
    const [one, other] = pair({ graceMs: 100 });
    await Promise.all([one.renewal.newest(session), other.renewal.newest(session)]);
    await server.kill();
    await degraded(one, other);
    await new Promise((resolve) => setTimeout(resolve, 150));
    expire();
    const renewed = living(await other.renewal.freshen(session));
    await one.records.end(session, clock() + 1_000_000);
    expect(await one.renewal.freshen(renewed)).toEqual({ state: "ended" });
    await server.start();
    await back(one, other);
    await vi.waitFor(async () => expect(await other.renewal.freshen(renewed)).toEqual({ state: "ended" }), {
      timeout: 10_000,
    });
    expect([...one.revoked, ...other.revoked].map(({ generation }) => generation)).toEqual([1]);
  });
});

describe("a store that does not answer", () => {
  test("holds no call up for long, once, and is used again when it does", async () => {
    const [one, other] = pair({ graceMs: 20_000 });
    expire();
    await one.renewal.freshen(session);
    await other.renewal.newest(session);
    server.pause();
    const calls = await Promise.all(Array.from({ length: 20 }, () => other.renewal.newest(session)));
    expect(new Set(calls.map((newest) => newest?.generation))).toEqual(new Set([1]));
    await degraded(other);
    // Nothing is asked of it any more.
    expect((await other.renewal.newest(session))?.generation).toBe(1);
    server.resume();
    await back(other);
    expect(living(await other.renewal.freshen(session)).generation).toBe(1);
  });
});
