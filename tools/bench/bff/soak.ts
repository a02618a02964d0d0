import { Agent, request } from "undici";
import { buildIfStale } from "../../../scripts/build/build-if-stale.ts";
import { writeIntoReadme } from "../write-into-readme.ts";
import { names, portal, startSpace, targetOf } from "./contestants.ts";
import { writeResults } from "./report.ts";
import { residentMegabytes } from "./rounds.ts";
import { signInAtPortal } from "./sign-in.ts";
import type { Target } from "./wrk.ts";

const sessions = Number(process.env.BENCH_SESSIONS ?? 10_000);
const callsEach = Math.ceil(Number(process.env.BENCH_CALLS ?? 1_000_000) / sessions);
const atOnce = 16;
const steps = 10;

/** A million calls over many sessions, old ones among them: what is kept of sessions is bounded, and of calls nothing. */
export async function soak(): Promise<void> {
  await buildIfStale({ say: console.log });
  const space = await startSpace();
  const { server } = await portal(space, names.server, ["server.ts"], { PORTAL_SIGN_INS_PER_MINUTE: "0" });
  const agent = new Agent({ connections: atOnce });
  const targets: Target[] = [];
  const memory: number[] = [];
  let signedIn = 0;
  let calls = 0;
  let failed = 0;
  const call = async ({ url, headers }: Target) => {
    const { statusCode, body } = await request(url, { headers, dispatcher: agent });
    await body.dump({ limit: 1_000_000 });
    calls += 1;
    if (statusCode !== 200) failed += 1;
  };
  const worker = async () => {
    while (signedIn < sessions) {
      const target = targetOf(server, await signInAtPortal(server.url, `m${signedIn++}`));
      const number = targets.push(target);
      await call(target);
      for (let n = 1; n < callsEach; n++)
        await call(targets[Math.floor(Math.random() * targets.length)] ?? target);
      if (number % (sessions / steps) === 0) memory.push(noted(number, server.pid));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  const text = `${calls.toLocaleString("en")} calls over ${sessions.toLocaleString("en")} sessions, ${failed} failed; memory after each tenth, in MB: ${memory.join(", ")}.`;
  console.log(text);
  await writeResults("soak", { sessions, calls, failed, memory });
  await writeIntoReadme("soak", text);
}

function noted(number: number, pid: number): number {
  const megabytes = residentMegabytes(pid);
  console.log(`${number.toLocaleString("en")} sessions: ${megabytes} MB`);
  return megabytes;
}
