import { setTimeout as wait } from "node:timers/promises";
import { buildIfStale } from "../../../scripts/build/build-if-stale.ts";
import { judged } from "../judged.ts";
import { writeIntoReadme } from "../write-into-readme.ts";
import { type Contestant, names, portal, startSpace, targetOf } from "./contestants.ts";
import { pace } from "./pace.ts";
import { writeResults } from "./report.ts";
import { signInAtPortal } from "./sign-in.ts";
import { countsOf, setExpiry } from "./space-controls.ts";
import type { Target } from "./wrk.ts";

const members = 1_000;
const perSecond = 500;
const idleSeconds = 10;
const lifetimeMs = 90_000;
/** Renewal begins in the last tenth of a token's life, give or take a tenth of that. */
const quietMs = lifetimeMs * 0.12;
const signInsAtOnce = 8;

/**
 * All members' accessTokens expire in the same second, and each member calls within the two seconds after it: how
 * late answers come then, against the same calls before (goal: p99 less than 10 times).
 */
export async function storm(): Promise<void> {
  await buildIfStale({ say: console.log });
  const space = await startSpace();
  const contestant = await portal(space, names.server, ["server.ts"], { PORTAL_SIGN_INS_PER_MINUTE: "0" });
  const expiresAt = Date.now() + lifetimeMs;
  await setExpiry(space, expiresAt);
  const targets = await signInAll(contestant);
  await setExpiry(space, undefined);
  if (Date.now() + idleSeconds * 1000 > expiresAt - quietMs) throw new Error("Signing in took too long.");
  const call = (number: number) => targets[number % members] ?? contestant.target;
  const idle = await pace(call, idleSeconds * perSecond, perSecond);
  const before = await countsOf(space);
  await wait(expiresAt + 200 - Date.now());
  const during = await pace(call, members, perSecond);
  const after = await countsOf(space);
  const renewals = after.renewals - before.renewals;
  const refused = after.refused - before.refused;
  const ratio = during.p99 / idle.p99;
  const text = `${members.toLocaleString("en")} members whose tokens expired in the same second, ${perSecond} calls/s: p50 ${told(idle.p50)} → ${told(during.p50)}, p99 ${told(idle.p99)} → ${told(during.p99)}, ${ratio.toFixed(1)} × (goal: less than 10 ×, ${judged(ratio < 10)}); ${renewals} renewals, ${refused} refused, ${during.failed + idle.failed} calls failed.`;
  console.log(text);
  await writeResults("storm", { members, perSecond, idle, during, ratio, renewals, refused });
  await writeIntoReadme("storm", text);
}

async function signInAll({ server }: Contestant): Promise<Target[]> {
  const targets: Target[] = [];
  const worker = async () => {
    while (targets.length < members) {
      const number = targets.push({ url: "", headers: {} });
      targets[number - 1] = targetOf(server, await signInAtPortal(server.url, `m${number}`));
    }
  };
  await Promise.all(Array.from({ length: signInsAtOnce }, worker));
  return targets;
}

const told = (milliseconds: number) => `${milliseconds.toFixed(1)} ms`;
