import fc from "fast-check";
import { afterAll, expect, it } from "vitest";
import { startPgBouncerForTests } from "#service/database/pgbouncer-for-tests.ts";
import { startPostgresForTests } from "#service/database/postgres-for-tests.ts";
import { type Ground, openGround } from "#service/fuzz/ground.ts";
import { fuzzedRequest } from "#service/fuzz/requests.ts";
import { send } from "#service/fuzz/send.ts";
import { inWhole } from "../scripts/test/whole.ts";

// A longer run: FUZZ_REQUESTS=1000000, and FUZZ_SEED to see one again.
const requests = Number(process.env.FUZZ_REQUESTS ?? inWhole(10_000, 2_000));
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31);
const secondsPerThousand = 30;

const ends: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const end of ends) await end();
});

async function openPooled(): Promise<Ground> {
  const postgres = await startPostgresForTests();
  ends.unshift(postgres.stop);
  const bouncer = await startPgBouncerForTests(postgres.databaseUrl);
  ends.unshift(bouncer.stop);
  return openGround({ databaseUrl: postgres.databaseUrl, poolerUrl: bouncer.poolerUrl });
}

it.each([
  { on: "the embedded database", requests, open: () => openGround() },
  { on: "PostgreSQL through PgBouncer", requests: Math.ceil(requests / 4), open: openPooled },
])(
  `answers $requests random requests on $on (FUZZ_SEED=${seed}): never a 500, never after 2 s of work`,
  async ({ requests, open }) => {
    const ground = await open();
    ends.unshift(ground.close);
    const statuses = new Map<number, number>();
    await fc.assert(
      fc.asyncProperty(fuzzedRequest(ground.known), async (request) => {
        const { status, code, milliseconds, cpuMilliseconds } = await send(ground, request);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        expect(status).toBeLessThan(500);
        expect(status).not.toBe(429);
        expect(code).not.toBe("InternalError");
        expect(cpuMilliseconds).toBeLessThan(2000);
        // On a busy machine a moment's work takes seconds.
        expect(milliseconds).toBeLessThan(20_000);
      }),
      { numRuns: requests, seed },
    );
    // All of it refused would mean that nothing got as far as the code that it is for.
    expect(statuses.get(200) ?? 0).toBeGreaterThan(requests / 8);
    expect(statuses.get(401) ?? 0).toBeLessThan(requests / 10);
    expect(statuses.get(400) ?? 0).toBeGreaterThan(requests / 20);
  },
  Math.max(180_000, requests * secondsPerThousand),
);
