import { buildIfStale } from "../../../scripts/build/build-if-stale.ts";
import { judged } from "../judged.ts";
import { medianOf } from "../median.ts";
import { writeIntoReadme } from "../write-into-readme.ts";
import { direct, names, peer, portal, startSpace } from "./contestants.ts";
import { installPeers } from "./peers.ts";
import { writeResults } from "./report.ts";
import { loadSteadily, prepareH2load, type Steady } from "./steady-load.ts";
import { load } from "./wrk.ts";

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const seconds = Number(process.env.BENCH_SECONDS ?? 5);

/**
 * How much later an answer comes through the portal when it has half as much to do as it can (goal: 2 ms at p99), and
 * through the Fastify stack with as many calls.
 */
export async function halfLoad(): Promise<void> {
  await buildIfStale({ say: console.log });
  installPeers();
  prepareH2load();
  const space = await startSpace();
  const service = await direct(space);
  const fastify = await peer(space, names.fastify, ["fastify.mjs"]);
  const ours = await portal(space, names.server, ["server.ts"]);
  for (const { target } of [fastify, ours]) await load(target, seconds);
  const half = Math.round((await load(ours.target, seconds)).perSecond / 2);
  const played: { service: Steady; fastify: Steady; ours: Steady }[] = [];
  for (let number = 1; number <= rounds; number++) {
    const round = {
      service: await loadSteadily(service.target, seconds, half),
      fastify: await loadSteadily(fastify.target, seconds, half),
      ours: await loadSteadily(ours.target, seconds, half),
    };
    played.push(round);
    for (const [name, { p50, p99, answered, failed }] of Object.entries(round))
      console.log(
        `round ${number}, ${name}: p50 ${told(p50)}, p99 ${told(p99)}, ${answered} answered, ${failed} failed`,
      );
  }
  const added = (name: "fastify" | "ours", part: "p50" | "p99") =>
    medianOf(played.map((round) => round[name][part] - round.service[part]));
  const [oursP99, fastifyP99] = [added("ours", "p99"), added("fastify", "p99")];
  const isMet = oursP99 <= 2 && oursP99 <= fastifyP99;
  const text = `At half load (${half.toLocaleString("en")} requests/s) the portal adds ${told(added("ours", "p50"))} at p50 and ${told(oursP99)} at p99; the Fastify stack adds ${told(added("fastify", "p50"))} and ${told(fastifyP99)} at as many (goal: p99 ≤ 2 ms and no higher than Fastify's, ${judged(isMet)}).`;
  console.log(text);
  await writeResults("halfLoad", { perSecond: half, played });
  await writeIntoReadme("half load", text);
}

const told = (milliseconds: number) => `${milliseconds.toFixed(2)} ms`;
