import { buildIfStale } from "../../../scripts/build/build-if-stale.ts";
import { judged } from "../judged.ts";
import { medianOf } from "../median.ts";
import { writeIntoReadme } from "../write-into-readme.ts";
import { direct, names, portal, startSpace } from "./contestants.ts";
import { pace } from "./pace.ts";
import { writeResults } from "./report.ts";
import { load } from "./wrk.ts";

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const seconds = Number(process.env.BENCH_SECONDS ?? 5);

/** How much later an answer comes through the portal when it has half as much to do as it can (goal: 2 ms at p99). */
export async function halfLoad(): Promise<void> {
  await buildIfStale({ say: console.log });
  const space = await startSpace();
  const contestants = [await direct(space), await portal(space, names.server, ["server.ts"])] as const;
  const [{ target: service }, { target: ours }] = contestants;
  await load(ours, seconds);
  const half = Math.round((await load(ours, seconds)).perSecond / 2);
  const added: { p50: number; p99: number }[] = [];
  for (let number = 1; number <= rounds; number++) {
    const without = await pace(() => service, half * seconds, half);
    const through = await pace(() => ours, half * seconds, half);
    added.push({ p50: through.p50 - without.p50, p99: through.p99 - without.p99 });
    const failed = without.failed + through.failed;
    console.log(
      `round ${number}: p99 ${told(through.p99)} instead of ${told(without.p99)}, ${failed} failed`,
    );
  }
  const p50 = medianOf(added.map((one) => one.p50));
  const p99 = medianOf(added.map((one) => one.p99));
  const text = `At half load (${half.toLocaleString("en")} requests/s) the portal adds ${told(p50)} at p50 and ${told(p99)} at p99 (goal: ≤ 2 ms, ${judged(p99 <= 2)}).`;
  console.log(text);
  await writeResults("halfLoad", { perSecond: half, added, p50, p99 });
  await writeIntoReadme("half load", text);
}

const told = (milliseconds: number) => `${milliseconds.toFixed(2)} ms`;
