import { availableParallelism } from "node:os";
import * as z from "zod";
import { wholeNumber } from "./environment-number.ts";

export const workerVariables = {
  WORKERS: z
    .string()
    .regex(/^(?:auto|[1-9]\d?)$/, "is a number from 1 to 99, or auto for one per core")
    .default("1")
    .meta({
      description: "Processes of the portal that share its port.",
      values: "1 to 99, or `auto` for one per core",
    }),
  /** Of a worker: which one it is, from 1. Its primary process sets it. */
  WORKER: wholeNumber(1).optional(),
};

export interface WorkerSettings {
  /** 1: the process answers by itself. */
  count: number;
  /** Which worker this process is, if it is one. */
  number: number | undefined;
}

/** The settings and their problems. Development has one process. */
export function workerSettings(
  { WORKERS, WORKER }: z.infer<z.ZodObject<typeof workerVariables>>,
  { hasSharedRecords, isDevelopment }: { hasSharedRecords: boolean; isDevelopment: boolean },
): { settings: WorkerSettings; problems: string[] } {
  const wanted = WORKERS === "auto" ? availableParallelism() : Number(WORKERS);
  const count = isDevelopment ? 1 : wanted;
  return {
    settings: { count, number: WORKER },
    problems:
      count > 1 && !hasSharedRecords
        ? [
            `  WORKERS: ${count} workers need SESSION_RECORDS_URL, a Valkey or Redis that has their session records`,
          ]
        : [],
  };
}
