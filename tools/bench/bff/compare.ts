import { buildIfStale } from "../../../scripts/build/build-if-stale.ts";
import { judged } from "../judged.ts";
import type { ServerProcess } from "../servers/server-process.ts";
import { writeIntoReadme } from "../write-into-readme.ts";
import { type Contestant, direct, names, peer, portal, startSpace } from "./contestants.ts";
import { buildPeer, installPeers } from "./peers.ts";
import { type Ratio, ratioOf, tableOf, writeResults } from "./report.ts";
import { playRounds, type Standing } from "./rounds.ts";

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const seconds = Number(process.env.BENCH_SECONDS ?? 5);
const next = "node_modules/next/dist/bin/next";
const startNext = ["start", "-H", "127.0.0.1", "-p", "{port}"];

/** What a call through each of them costs over a direct one (performance.md, section 1). */
export async function compare(): Promise<void> {
  await buildIfStale({ say: console.log });
  installPeers();
  buildPeer("next-obvious");
  const space = await startSpace();
  const contestants: Contestant[] = [];
  for (const start of contestantsOf(space)) contestants.push(await start());
  for (const contestant of contestants) await checkAnswer(contestant);
  const standings = await playRounds(contestants, rounds, seconds);
  const text = `${tableOf(standings)}\n\n${ratiosOf(standings)}`;
  console.log(`\n${text}`);
  await writeResults("compare", { rounds, seconds, standings });
  await writeIntoReadme("compare", text);
}

function contestantsOf(space: ServerProcess): (() => Promise<Contestant>)[] {
  return [
    () => direct(space),
    () => peer(space, names.nextObvious, [next, "start", "next-obvious", ...startNext.slice(1)]),
    () => peer(space, names.express, ["express.mjs"]),
    () => peer(space, names.fastify, ["fastify.mjs"]),
    () => portal(space, names.nextStart, [next, ...startNext]),
    () => portal(space, names.server, ["server.ts"]),
  ];
}

async function checkAnswer({ name, target }: Contestant): Promise<void> {
  const response = await fetch(target.url, { headers: target.headers });
  const body = await response.text();
  if (response.status !== 200 || body.length < 5_000 || !body.startsWith('{"sys"'))
    throw new Error(`${name} does not answer the list: ${response.status} ${body.slice(0, 300)}`);
}

function ratiosOf(standings: readonly Standing[]): string {
  const named = (name: string) => standings.find((one) => one.name === name);
  const [ours, fastify, obvious, service] = [
    named(names.server),
    named(names.fastify),
    named(names.nextObvious),
    named(names.direct),
  ];
  if (!ours || !fastify || !obvious || !service) return "";
  return [
    `- The portal passes on ${told(ratioOf(ours, fastify))} as many requests as the Fastify stack (${goal(ratioOf(ours, fastify), 1.6)}).`,
    `- It passes on ${told(ratioOf(ours, obvious))} as many as the obvious route handler (${goal(ratioOf(ours, obvious), 12)}).`,
    `- The service by itself answers ${told(ratioOf(service, ours))} as many as the portal passes on.`,
  ].join("\n");
}

const goal = ({ median }: Ratio, least: number) => `goal: ≥ ${least} ×, ${judged(median >= least)}`;

function told({ median, lowest, highest }: Ratio): string {
  return `${median.toFixed(2)} × (${lowest.toFixed(2)} to ${highest.toFixed(2)})`;
}
