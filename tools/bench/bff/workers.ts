import { ValkeyServer } from "../../../lib/session/testing/valkey-for-tests.ts";
import { buildIfStale } from "../../../scripts/build/build-if-stale.ts";
import { judged } from "../judged.ts";
import { medianOf } from "../median.ts";
import { writeIntoReadme } from "../write-into-readme.ts";
import { portal, startSpace } from "./contestants.ts";
import { ratioOf, tableOf, writeResults } from "./report.ts";
import { playRounds } from "./rounds.ts";

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const seconds = Number(process.env.BENCH_SECONDS ?? 5);
const goal = 1.7;

/**
 * How many calls two workers pass on, beside one. The service and the load take their part of the same two cores, so what two
 * workers would pass on with two cores to themselves is computed from their CPU for a call.
 */
export async function compareWorkers(): Promise<void> {
  await buildIfStale({ say: console.log });
  const space = await startSpace();
  const valkey = await ValkeyServer.start();
  const settings = { SESSION_RECORDS_URL: valkey.url };
  const contestants = [
    await portal(space, "one worker", ["server.ts"], settings),
    await portal(space, "two workers", ["server.ts"], { ...settings, WORKERS: "2" }),
  ];
  const standings = await playRounds(contestants, rounds, seconds);
  await valkey.kill();
  const [one, two] = standings;
  if (one === undefined || two === undefined) return;
  const { median, lowest, highest } = ratioOf(two, one);
  const alone = medianOf(one.rounds.map(({ cpu }, n) => (2 * cpu) / (two.rounds[n]?.cpu ?? Number.NaN)));
  const text = [
    tableOf(standings),
    "",
    `Two workers pass on ${median.toFixed(2)} × (${lowest.toFixed(2)} to ${highest.toFixed(2)}) as many calls as one, with the service and wrk on the same two cores. By their CPU for a call, two cores of their own would pass on ${alone.toFixed(2)} × as many (goal: ≥ ${goal} ×, ${judged(alone >= goal)}).`,
  ].join("\n");
  console.log(`\n${text}`);
  await writeResults("workers", { rounds, seconds, standings });
  await writeIntoReadme("workers", text);
}
