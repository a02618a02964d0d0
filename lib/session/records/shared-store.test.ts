import { randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { createClient } from "@redis/client";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { connectionTo, SimulatedStoreServer } from "../testing/simulated-store-for-tests.ts";
import { ValkeyServer } from "../testing/valkey-for-tests.ts";
import type { SharedStore } from "./shared-store.ts";
import { ValkeyStore } from "./valkey-store.ts";

const leaseMs = 60_000;
const ttlMs = 60_000;
let server: ValkeyServer;
let key: string;

beforeAll(async () => {
  server = await ValkeyServer.start();
});
afterAll(() => server.kill());
beforeEach(() => {
  key = `atrium:session:${randomBytes(6).toString("hex")}`;
});

const stores: [string, () => SharedStore][] = [
  ["Valkey", () => new ValkeyStore(server.url)],
  ["the simulated store", () => connectionTo(new SimulatedStoreServer())],
];

describe.each(stores)("a shared store: %s", (_, create) => {
  let store: SharedStore;

  beforeEach(async () => {
    store = create();
    await store.open();
    return () => store.close();
  });

  const raise = (rank: number, data: string) => store.raise(key, { rank, data }, ttlMs);
  const lock = (holder: string, rank = 0) => store.lock(key, rank, holder, leaseMs, ttlMs);

  test("knows nothing at first", async () => {
    expect(await store.read(key)).toBeUndefined();
  });

  test("a record only rises, and who raises it learns what was there", async () => {
    expect(await raise(2, "second")).toEqual({ raised: true, before: undefined });
    expect(await raise(2, "other")).toEqual({ raised: false, before: { rank: 2, data: "second" } });
    expect(await raise(0, "first")).toEqual({ raised: false, before: { rank: 2, data: "second" } });
    expect(await raise(1e15, "")).toEqual({ raised: true, before: { rank: 2, data: "second" } });
    expect(await store.read(key)).toEqual({ rank: 1e15, data: "" });
  });

  test("the lock has one holder until it is given back", async () => {
    expect(await lock("one")).toEqual({ held: true, lapsed: false, record: undefined });
    expect(await lock("other")).toMatchObject({ held: false });
    await store.unlock(key, "other");
    expect(await lock("other")).toMatchObject({ held: false });
    await store.unlock(key, "one");
    expect(await lock("other")).toMatchObject({ held: true, lapsed: false });
  });

  test("keeping the record gives the lock back in the same step", async () => {
    await lock("one");
    await store.raise(key, { rank: 2, data: "" }, ttlMs, { holder: "one" });
    expect(await lock("other", 2)).toMatchObject({ held: true, lapsed: false, record: { rank: 2 } });
  });

  test("a lock comes with the record, and not at all where that is above what the taker has", async () => {
    await raise(2, "newer");
    expect(await lock("one", 0)).toEqual({ held: false, lapsed: false, record: { rank: 2, data: "newer" } });
    expect(await lock("other", 2)).toMatchObject({ held: true, record: { rank: 2, data: "newer" } });
  });

  test("a lease that is renewed lasts; one that is not is taken over, and the taker is told", async () => {
    await store.lock(key, 0, "one", 1, ttlMs);
    expect(await store.extend(key, "one", leaseMs, ttlMs)).toBe(true);
    await pause(20);
    expect(await lock("other")).toMatchObject({ held: false });
    await store.extend(key, "one", 1, ttlMs);
    await pause(20);
    expect(await lock("other")).toMatchObject({ held: true, lapsed: true });
    expect(await store.extend(key, "one", leaseMs, ttlMs)).toBe(false);
    await store.unlock(key, "other");
    expect(await lock("third")).toMatchObject({ held: true, lapsed: true });
    await store.raise(key, { rank: 2, data: "" }, ttlMs, { holder: "third" });
    expect(await lock("fourth", 2)).toMatchObject({ held: true, lapsed: false });
  });

  test("a heartbeat takes back a lock that the store has forgotten", async () => {
    expect(await store.extend(key, "one", leaseMs, ttlMs)).toBe(true);
    expect(await lock("other")).toMatchObject({ held: false });
  });

  test("a verdict counts only while its holder has the lock", async () => {
    const verdict = (holder: string) =>
      store.raise(key, { rank: 1, data: "" }, ttlMs, { holder, onlyHolder: true });
    expect(await verdict("nobody")).toEqual({ raised: false, before: undefined });
    await lock("one");
    expect(await verdict("other")).toMatchObject({ raised: false });
    expect(await verdict("one")).toMatchObject({ raised: true });
  });

  test("who watches hears of what becomes of the session", async () => {
    const heard = vi.fn();
    const stop = store.watch(key, heard);
    await lock("one");
    await pause(20);
    expect(heard).not.toHaveBeenCalled();
    await store.unlock(key, "one");
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1), { timeout: 10_000 });
    await raise(2, "");
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(2), { timeout: 10_000 });
    stop();
    await raise(4, "");
    await pause(20);
    expect(heard).toHaveBeenCalledTimes(2);
  });

  test("an entry is gone after its time, and no later mark makes that earlier", async () => {
    await raise(0, "");
    await store.raise(key, { rank: 2, data: "" }, 1);
    await pause(20);
    expect(await store.read(key)).toMatchObject({ rank: 2 });
    const other = `${key}:other`;
    await store.raise(other, { rank: 0, data: "" }, 1);
    await pause(20);
    expect(await store.read(other)).toBeUndefined();
  });
});

describe("what is no entry of ours counts as absent, and the store stays in use", () => {
  let store: ValkeyStore;
  let client: Awaited<ReturnType<typeof connect>>;
  const connect = () => createClient({ url: server.url }).connect();

  beforeEach(async () => {
    store = new ValkeyStore(server.url);
    [client] = await Promise.all([connect(), store.open()]);
    return () => {
      store.close();
      client.destroy();
    };
  });

  const foreign: [string, () => Promise<unknown>][] = [
    ["a text", () => client.set(key, "{}")],
    ["a list", () => client.rPush(key, "1")],
    ["a rank that is no number", () => client.hSet(key, { rank: "second", data: "x" })],
    ["a lease that is no number", () => client.hSet(key, { holder: "one", lease: "soon" })],
    ["a holder without a lease", () => client.hSet(key, { holder: "one" })],
    ["a takeover that is no number", () => client.hSet(key, { lapsed: "lately" })],
  ];

  describe.each(foreign)("%s", (_, write) => {
    beforeEach(write);

    test("is not read", async () => {
      expect(await store.read(key)).toBeUndefined();
    });

    test("is replaced by a record", async () => {
      expect(await store.raise(key, { rank: 2, data: "new" }, ttlMs)).toEqual({
        raised: true,
        before: undefined,
      });
      expect(await store.read(key)).toEqual({ rank: 2, data: "new" });
    });

    test("holds up no lock", async () => {
      const lock = await store.lock(key, 0, "two", leaseMs, ttlMs);
      expect(lock).toEqual({ held: true, lapsed: false, record: undefined });
    });

    test("holds up no heartbeat", async () => {
      expect(await store.extend(key, "two", leaseMs, ttlMs)).toBe(true);
    });

    test("holds up no release of a lock", async () => {
      await store.unlock(key, "two");
      expect(await client.exists(key)).toBe(0);
    });
  });

  test("a record stays if the store refuses to read it", async () => {
    await store.raise(key, { rank: 2, data: "kept" }, ttlMs);
    const rules = ["on", ">secret", "~*", "&*", "+@all", "-hmget"];
    await client.aclSetUser("without-reads", rules);
    const { host } = new URL(server.url);
    const refused = new ValkeyStore(`redis://without-reads:secret@${host}`);
    await refused.open();
    onTestFinished(() => refused.close());
    await expect(refused.read(key)).rejects.toThrow();
    expect(await store.read(key)).toEqual({ rank: 2, data: "kept" });
  });
});
