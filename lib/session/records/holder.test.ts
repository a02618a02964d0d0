import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Session } from "../session.ts";
import type { Order } from "../testing/holder-for-tests.ts";
import { TestInstance } from "../testing/instance-for-tests.ts";
import { SimulatedAuthApi, sessionOf } from "../testing/simulated-auth-api-for-tests.ts";
import { ValkeyServer } from "../testing/valkey-for-tests.ts";

// Another process has the turn to renew, and vanishes or stalls with it.

const times = { leaseMs: 1_000, heartbeatMs: 250, pollMs: 50, formerHolderMs: 5_000, settleMs: 100 };
const program = new URL("../testing/holder-for-tests.ts", import.meta.url);

let server: ValkeyServer;
let holder: ChildProcess;
let authApi: SimulatedAuthApi;
let session: Session;
let instance: TestInstance;

beforeEach(async () => {
  server = await ValkeyServer.start();
  authApi = new SimulatedAuthApi();
  session = sessionOf({ ...authApi.issue(), accessExpiresAt: 0 });
  holder = fork(program, { execArgv: [] });
  expect(await tell({ order: "take", url: server.url, session, times })).toBe(true);
  instance = new TestInstance(server.url, authApi, Date.now, times);
});

afterEach(async () => {
  holder.kill("SIGKILL");
  instance.records.close();
  await server.kill();
});

async function tell(order: Order): Promise<unknown> {
  holder.send(order);
  const [answer] = await once(holder, "message");
  return answer;
}

/** What the holder would have done: the Auth API answers it, and nobody else knows yet. */
async function renewedByHolder(): Promise<Session> {
  const issue = await authApi.renew(session.pair.refreshToken);
  if (issue.outcome !== "issued") throw new Error("not issued");
  return { ...session, generation: 1, pair: issue.pair };
}

test("another instance follows a holder that was killed before its request", async () => {
  holder.kill("SIGKILL");
  const freshness = await instance.renewal.freshen(session);
  expect(freshness).toMatchObject({ state: "living", session: { generation: 1 } });
  expect(authApi.renewals).toHaveLength(1);
  expect(instance.noted("turn-taken-over")).toBe(1);
});

test("a holder killed with the unsaved answer loses the session, which is counted (E12)", async () => {
  await renewedByHolder();
  holder.kill("SIGKILL");
  expect(await instance.renewal.freshen(session)).toEqual({ state: "ended" });
  expect(instance.events).toContainEqual({ event: "renewal-refused", generation: 0, lapsed: true });
});

test("a holder that stalls with the answer is waited for, and its new pair is used", async () => {
  const renewed = await renewedByHolder();
  holder.kill("SIGSTOP");
  const flight = instance.renewal.freshen(session);
  while (authApi.renewals.length < 2) await new Promise((resolve) => setTimeout(resolve, 20));
  holder.kill("SIGCONT");
  expect(await tell({ order: "keep", renewed })).toBe(true);
  expect(await flight).toEqual({ state: "living", session: renewed });
});

test("a holder that stalled for too long brings the session back when it wakes", async () => {
  instance.records.close();
  instance = new TestInstance(server.url, authApi, Date.now, { ...times, formerHolderMs: 100 });
  const renewed = await renewedByHolder();
  holder.kill("SIGSTOP");
  expect(await instance.renewal.freshen(session)).toEqual({ state: "ended" });
  holder.kill("SIGCONT");
  expect(await tell({ order: "keep", renewed })).toBe(true);
  expect(await instance.renewal.freshen(session)).toEqual({ state: "living", session: renewed });
});
