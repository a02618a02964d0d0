import { parentPort, workerData } from "node:worker_threads";
import type { PatternCheck } from "#service/acma/content-validation/match-pattern.ts";

/** Compares one text after another, until it is done or is ended. */
const checks: PatternCheck[] = workerData;
for (const { pattern, text } of checks) parentPort?.postMessage(new RegExp(pattern, "u").test(text));
