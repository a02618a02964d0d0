import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { MemoryRecords } from "../records/memory-records.ts";
import { type Session, sessionEndsAt } from "../session.ts";
import { lifetimeMs, SimulatedAuthApi, sessionOf } from "../testing/simulated-auth-api-for-tests.ts";
import { type Freshness, Renewal } from "./renewal.ts";

const maxAgeSeconds = 30 * 24 * 60 * 60;

let now: number;
let authApi: SimulatedAuthApi;
let records: MemoryRecords;
let renewal: Renewal;
let session: Session;

beforeEach(() => {
  now = 1_000_000;
  const clock = () => now;
  authApi = new SimulatedAuthApi(clock);
  records = new MemoryRecords(clock);
  renewal = new Renewal({ records, authApi, clock, maxAgeSeconds });
  session = sessionOf(authApi.issue(), now);
});

const expire = () => {
  now += lifetimeMs + 1;
};

function living(freshness: Freshness): Session {
  if (freshness.state !== "living") throw new Error(`expected a living session, not ${freshness.state}`);
  return freshness.session;
}

describe("a pair is renewed once", () => {
  test.each([1, 2, 5, 50])(
    "%i calls at expiry make one renewal and all get its pair (E1, E6)",
    async (calls) => {
      expire();
      authApi.delayMs = 5;
      const all = await Promise.all(Array.from({ length: calls }, () => renewal.freshen(session)));
      expect(authApi.renewals).toHaveLength(1);
      expect(new Set(all.map((freshness) => living(freshness).pair.accessToken))).toEqual(
        new Set(["access-1"]),
      );
    },
  );

  test("a pair with life enough is left alone", async () => {
    expect(living(await renewal.freshen(session))).toBe(session);
    expect(authApi.renewals).toEqual([]);
  });

  test("a pair is renewed a little before it expires", async () => {
    now += lifetimeMs - 40_000;
    expect(living(await renewal.freshen(session)).generation).toBe(1);
  });

  test.each([1_000, 30_000, 600_000])(
    "a request with the old pair %i ms later gets the newest (E3, E5)",
    async (later) => {
      expire();
      await renewal.freshen(session);
      now += later;
      expect(living(await renewal.freshen(session)).generation).toBe(1);
      expect(authApi.renewals).toHaveLength(1);
    },
  );

  test("a call that looked before another's renewal was kept looks again inside its own", async () => {
    let release = () => {};
    const stale = new Promise<void>((resolve) => {
      release = resolve;
    });
    vi.spyOn(records, "read").mockImplementationOnce(async () => {
      await stale;
      return undefined;
    });
    expire();
    const late = renewal.freshen(session);
    await renewal.freshen(session);
    release();
    expect(living(await late).generation).toBe(1);
    expect(authApi.renewals).toHaveLength(1);
  });

  test("two sessions never share a flight (E17)", async () => {
    const other = sessionOf(authApi.issue(), now);
    expire();
    const [one, two] = await Promise.all([renewal.freshen(session), renewal.freshen(other)]);
    expect(living(one).pair.accessToken).not.toBe(living(two).pair.accessToken);
    expect(authApi.renewals).toHaveLength(2);
  });
});

describe("a failure that is not a refusal keeps the session (E8)", () => {
  test("an accessToken that still lives is used", async () => {
    now += lifetimeMs - 1_000;
    authApi.faults.push("service-down");
    expect(living(await renewal.freshen(session))).toBe(session);
  });

  test("an expired one makes the session unavailable, and the next try works", async () => {
    expire();
    authApi.faults.push("service-down");
    expect(await renewal.freshen(session)).toEqual({ state: "unavailable" });
    now += 2_000;
    expect(living(await renewal.freshen(session)).generation).toBe(1);
  });

  test("a service that is down is not asked by every call", async () => {
    expire();
    authApi.faults.push("service-down", "service-down");
    for (let call = 0; call < 10; call++) await renewal.freshen(session);
    expect(authApi.renewals).toHaveLength(1);
  });

  test("an unknown outcome is asked once more", async () => {
    expire();
    authApi.faults.push("answer-lost");
    expect(await renewal.freshen(session)).toEqual({ state: "ended" });
    expect(authApi.renewals).toEqual(["refresh-0", "refresh-0"]);
  });
});

describe("while the Auth API hangs", () => {
  let answer: () => void;

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    const { promise, resolve } = Promise.withResolvers<void>();
    [authApi.beforeRenewal, answer] = [promise, resolve];
  });
  afterEach(() => void vi.useRealTimers());

  async function pass(ms: number): Promise<void> {
    now += ms;
    await vi.advanceTimersByTimeAsync(ms);
  }

  test("one second passes, once; then an accessToken that still lives is used, and the renewal goes on", async () => {
    now += lifetimeMs - 20_000;
    const first = renewal.freshen(session);
    await pass(1_000);
    expect(living(await first)).toBe(session);
    expect(living(await renewal.freshen(session))).toBe(session);
    answer();
    await renewal.idle();
    expect(living(await renewal.freshen(session)).generation).toBe(1);
    expect(authApi.renewals).toEqual(["refresh-0"]);
  });

  test.each([
    ["one that expires meanwhile", 500, 0],
    ["a long call", 20_000, 30_000],
  ])("%s waits on", async (_, leftMs, neededMs) => {
    now += lifetimeMs - leftMs;
    const waiting = renewal.freshen(session, neededMs);
    await pass(5_000);
    answer();
    expect(living(await waiting).generation).toBe(1);
    expect(authApi.renewals).toEqual(["refresh-0"]);
  });
});

describe("the Auth API's refusal ends a session", () => {
  test("when the refused pair is the newest known", async () => {
    expire();
    await authApi.revoke("access-0", "refresh-0");
    await authApi.renew("refresh-0");
    expect(await renewal.freshen(session)).toEqual({ state: "ended" });
    expect(await records.read(session.id)).toEqual({ state: "refused", generation: 0 });
    expect(await renewal.freshen(session)).toEqual({ state: "ended" });
  });

  test("not when another instance has renewed meanwhile", async () => {
    expire();
    authApi.delayMs = 5;
    const flight = renewal.freshen(session);
    await Promise.resolve();
    const successor = { ...session, generation: 1, pair: authApi.issue() };
    await authApi.revoke("access-0", "refresh-0");
    await records.keep(successor, sessionEndsAt(successor, maxAgeSeconds));
    expect(living(await flight).generation).toBe(1);
  });
});

describe("an accessToken that a service did not accept", () => {
  test("gives way to the newest pair without a renewal when there is one", async () => {
    const successor = { ...session, generation: 1, pair: authApi.issue() };
    await records.keep(successor, sessionEndsAt(successor, maxAgeSeconds));
    expect(living(await renewal.replace(session)).generation).toBe(1);
    expect(authApi.renewals).toEqual([]);
  });

  test("is renewed once, and not again when its successor is not accepted either (D16)", async () => {
    const first = living(await renewal.replace(session));
    const second = living(await renewal.replace(first));
    expect(second.generation).toBe(1);
    expect(authApi.renewals).toHaveLength(1);
  });
});

describe("an accessToken that is revoked again and again within its life (D16b)", () => {
  test("is renewed each time, as its successors were accepted", async () => {
    let newest = session;
    for (const generation of [1, 2, 3]) {
      newest = living(await renewal.replace(newest));
      expect(newest.generation).toBe(generation);
      renewal.accepted(newest);
      now += 1_000;
    }
    expect(authApi.renewals).toHaveLength(3);
  });

  test("is renewed after a while, also when no service has accepted its successor", async () => {
    let newest = living(await renewal.replace(session));
    now += 9_000;
    newest = living(await renewal.replace(newest));
    expect(newest.generation).toBe(1);
    now += 1_000;
    newest = living(await renewal.replace(newest));
    expect(newest.generation).toBe(2);
    expect(living(await renewal.replace(newest)).generation).toBe(2);
    expect(authApi.renewals).toHaveLength(2);
  });
});

describe("a refusal that a proxy may have given is asked for once more (C9)", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout"] }));
  afterEach(() => void vi.useRealTimers());

  test.each([
    ["once: the session lives", 1, "living"],
    ["twice: it has ended", 2, "ended"],
  ])("%s", async (_, times, state) => {
    expire();
    const renew = vi.spyOn(authApi, "renew");
    for (let time = 0; time < times; time++)
      renew.mockResolvedValueOnce({ outcome: "unverified", why: "status 403" });
    expect(await renewal.freshen(session)).toEqual({ state: "unavailable" });
    const freshness = renewal.freshen(session);
    await vi.advanceTimersByTimeAsync(1_900);
    expect(renew).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(await freshness).toMatchObject({ state });
    expect(renew).toHaveBeenCalledTimes(2);
  });
});

describe("sign-out wins", () => {
  test("over a renewal in flight, whose pair is revoked (F5)", async () => {
    expire();
    authApi.delayMs = 200;
    const flight = renewal.freshen(session);
    await vi.waitFor(() => expect(authApi.renewals).toHaveLength(1), { timeout: 10_000 });
    await records.end(session, now + 1_000_000);
    expect(await flight).toEqual({ state: "ended" });
    expect(authApi.livePairs).toBe(0);
  });

  test("over a renewal that begins after it", async () => {
    expire();
    await records.end(session, now + 1_000_000);
    expect(await renewal.freshen(session)).toEqual({ state: "ended" });
    expect(authApi.renewals).toEqual([]);
  });

  test("over a renewal that ended before it: the newest pair is what it learns of (F4)", async () => {
    expire();
    await renewal.freshen(session);
    expect(await records.end(session, now + 1_000_000)).toMatchObject({
      pair: { refreshToken: "refresh-1" },
    });
    expect(await renewal.freshen(session)).toEqual({ state: "ended" });
  });
});

describe("a session that is over", () => {
  test("by its refreshToken is not renewed (C6)", async () => {
    now += 4 * 24 * 60 * 60 * 1000;
    expect(await renewal.freshen(session)).toEqual({ state: "ended" });
    expect(authApi.renewals).toEqual([]);
  });

  test("by its absolute age is not renewed, however fresh its pair is (C3)", async () => {
    const old = { ...session, beganAt: now - maxAgeSeconds * 1000 - 1 };
    expect(await renewal.freshen(old)).toEqual({ state: "ended" });
  });
});
