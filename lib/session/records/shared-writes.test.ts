import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { pause } from "../clock.ts";
import { TestInstance } from "../testing/instance-for-tests.ts";
import { SimulatedAuthApi } from "../testing/simulated-auth-api-for-tests.ts";
import { ValkeyServer } from "../testing/valkey-for-tests.ts";
import { IdempotentWrites } from "./idempotent-writes.ts";
import { RecordSeal } from "./record-seal.ts";
import { sharedTimes } from "./shared-store.ts";
import { type RecordedAnswer, SharedWrites } from "./shared-writes.ts";

const times = { ...sharedTimes, settleMs: 100, probeMs: 50, leaseMs: 1_000, heartbeatMs: 200 };
const answer = { status: 201, headers: { "x-made": "1" }, body: Buffer.from("{}") };
const parts = ["session", "POST", "/contents", "key"];

let server: ValkeyServer;
let open: TestInstance[];

beforeEach(async () => {
  server = await ValkeyServer.start();
  open = [];
});

afterEach(async () => {
  for (const { records } of open) records.close();
  await server.kill();
});

/** The writes of one instance more. */
function instance(): IdempotentWrites {
  const made = new TestInstance(server.url, new SimulatedAuthApi(Date.now), Date.now, times);
  open.push(made);
  const seal = new RecordSeal(["a secret for tests that is long enough"]);
  return new IdempotentWrites(new SharedWrites({ ...made.records.connection, seal, times }));
}

let sent = 0;

const write = (writes: IdempotentWrites, record: RecordedAnswer | undefined = answer, ms = 0) =>
  writes.once(parts, async () => {
    sent += 1;
    await pause(ms);
    return { answer: "the first", record };
  });

/** An instance that has just connected begins a write when it has its turn. */
const underWay = () => vi.waitFor(() => expect(sent).toBe(1), 5_000);

beforeEach(() => {
  sent = 0;
});

describe("over several instances", () => {
  test("a write is sent once, and each instance repeats its answer", async () => {
    const [one, two, three] = [instance(), instance(), instance()];
    expect(await write(one)).toEqual({ first: "the first" });
    for (const other of [two, three, one]) expect(await write(other)).toEqual({ known: answer });
    expect(sent).toBe(1);
  });

  test("a repeated one waits for the first at another instance, for longer than a lease", async () => {
    const [one, two, three] = [instance(), instance(), instance()];
    const first = write(one, answer, 2_500);
    await underWay();
    expect(await Promise.all([write(two), write(three)])).toEqual([{ known: answer }, { known: answer }]);
    expect(await first).toEqual({ first: "the first" });
    expect(sent).toBe(1);
  });

  test("a write that wasn't done is sent by the next request", async () => {
    const [one, two] = [instance(), instance()];
    const first = one.once(parts, async () => ({ answer: "not done", record: undefined }));
    expect(await first).toEqual({ first: "not done" });
    expect(await write(two)).toEqual({ first: "the first" });
  });

  test("a write of an instance that died is unknown, and not sent again", async () => {
    const dying = instance();
    void write(dying, answer, 60_000);
    await underWay();
    open[0]?.records.close();
    const [two, three] = [instance(), instance()];
    expect(await write(two)).toEqual({ known: "unknown" });
    expect(await write(three)).toEqual({ known: "unknown" });
    expect(sent).toBe(1);
  });

  test("while the store is away each instance knows its own writes", async () => {
    const one = instance();
    expect(await write(one)).toEqual({ first: "the first" });
    await server.kill();
    expect(await write(one)).toEqual({ known: answer });
    expect(await one.once(["another"], async () => ({ answer: "alone", record: answer }))).toEqual({
      first: "alone",
    });
  });

  test("the store has nothing that can be read", async () => {
    const secret = "words of a member";
    await write(instance(), { ...answer, body: Buffer.from(secret) });
    const { createClient } = await import("@redis/client");
    const client = await createClient({ url: server.url }).connect();
    const [key = ""] = await client.keys("atrium:write:*");
    const stored = JSON.stringify(await client.hGetAll(key));
    expect(await client.pTTL(key)).toBeGreaterThan(590_000);
    await client.close();
    expect(stored.length).toBeGreaterThan(50);
    for (const plain of [secret, Buffer.from(secret).toString("base64"), "session", "/contents"])
      expect(key + stored).not.toContain(plain);
  });
});

describe("one instance", () => {
  test("forgets long answers first, and no key with them", async () => {
    const writes = new IdempotentWrites();
    const body = Buffer.alloc(8 * 1024 * 1024);
    const once = (key: number) =>
      writes.once([String(key)], async () => {
        sent += 1;
        return { answer: "the first", record: { status: 201, headers: {}, body } };
      });
    for (let key = 0; key < 6; key++) await once(key);
    expect(await once(0)).toEqual({ known: "unknown" });
    expect(await once(5)).toMatchObject({ known: { status: 201 } });
    expect(sent).toBe(6);
  });
});
