import { parentPort, workerData } from "node:worker_threads";
import type { PatternCheck } from "#service/acma/content-validation/match-pattern.ts";

/** Matches one text after another until it is done or terminated. */
const checks: PatternCheck[] = workerData;
for (const { pattern, text } of checks) parentPort?.postMessage(new RegExp(pattern, "u").test(text));
