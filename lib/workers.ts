import cluster, { type Worker } from "node:cluster";
import { log } from "#lib/log.ts";

const pauseBeforeReplacementMs = 1_000;

/**
 * Starts the workers, which share this process' port, and replaces those that die. A signal, or the end of the parent
 * process, drains all of them; then this process exits with 0. It exits with 1 if one can't start at first.
 * @param onReady once all of them have sent `{ ready: true }`
 */
export function superviseWorkers(count: number, onReady: () => void): void {
  /** Numbers of workers that were ready once. */
  const started = new Set<number>();
  let isStopping = false;

  const start = (number: number): void => {
    const worker = cluster.fork({ WORKER: String(number) });
    worker.on("message", (message) => {
      if (!isReady(message)) return;
      started.add(number);
      if (started.size === count && !isStopping) onReady();
    });
    worker.once("exit", (code, signal) => replace(number, worker, { code, signal }));
  };

  const replace = (number: number, { process: { pid } }: Worker, end: object): void => {
    if (isStopping) {
      if (livingWorkers().length === 0) process.exit();
      return;
    }
    log().error({ event: "worker-ended", worker: number, pid, ...end });
    if (!started.has(number)) stop(1);
    else setTimeout(() => !isStopping && start(number), pauseBeforeReplacementMs);
  };

  const stop = (exitCode: number): void => {
    if (isStopping) return;
    isStopping = true;
    process.exitCode = exitCode;
    const living = livingWorkers();
    if (living.length === 0) process.exit();
    for (const worker of living) worker.process.kill("SIGTERM");
  };

  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => stop(0));
  if (process.send !== undefined) process.once("disconnect", () => stop(0));
  for (let number = 1; number <= count; number += 1) start(number);
}

const isReady = (message: unknown) =>
  typeof message === "object" && message !== null && "ready" in message && message.ready === true;

const livingWorkers = (): Worker[] =>
  Object.values(cluster.workers ?? {}).flatMap((worker) =>
    worker === undefined || worker.isDead() ? [] : [worker],
  );
