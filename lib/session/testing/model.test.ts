import * as fc from "fast-check";
import { afterAll, describe, expect, test, vi } from "vitest";
import { inWhole } from "../../../scripts/test/whole.ts";
import { type LossReason, play, type Report } from "./model-for-tests.ts";
import { type Schedule, schedules } from "./model-schedule-for-tests.ts";

// Simulated tabs, instances, store and Auth API around the real renewal and records, in simulated time:
//   MODEL_SCHEDULES=20000 MODEL_SEED=7 npx vitest run lib/session/testing/model.test.ts

// Each schedule has instances of its own, with one session. Room for 200,000 took longer to make than all the rest.
vi.mock("lru-cache", async (importOriginal) => {
  const { LRUCache } = await importOriginal<typeof import("lru-cache")>();
  class SmallCache extends LRUCache<string, object> {
    constructor(options: ConstructorParameters<typeof LRUCache<string, object>>[0]) {
      super({ ...options, max: 200 });
    }
  }
  return { LRUCache: SmallCache };
});

const kinds = Object.entries(schedules);
const runsEach = Math.ceil(Number(process.env.MODEL_SCHEDULES ?? inWhole(3_000, 600)) / kinds.length);
const seed = Number(process.env.MODEL_SEED ?? 1);
const sums = new Map<string, number>();

function add(name: string, by: number): void {
  sums.set(name, (sums.get(name) ?? 0) + by);
}

function count({ served, unavailable, renewals, refusedRenewals, losses }: Report): void {
  add("schedules", 1);
  add("calls served", served);
  add("calls put off", unavailable);
  add("renewals", renewals);
  add("renewals refused", refusedRenewals);
  for (const [reason, calls] of losses) add(`ended: ${reason satisfies LossReason}`, calls);
}

afterAll(() => {
  process.stdout.write(`the model: ${[...sums].map(([name, sum]) => `${name} ${sum}`).join(", ")}\n`);
});

describe("whatever happens, no session is lost that could have been kept, and sign-out wins", () => {
  test.each(kinds)("%s", { timeout: 3_600_000 }, async (_, kind: fc.Arbitrary<Schedule>) => {
    const property = fc.asyncProperty(kind, async (schedule) => {
      const report = await play(schedule);
      count(report);
      expect(report.violations).toEqual([]);
    });
    await fc.assert(property, { numRuns: runsEach, seed, endOnFailure: false });
  });
});
