import cluster from "node:cluster";
import { EnvironmentError, environment } from "#lib/environment.ts";
import { log } from "#lib/log.ts";
import { currentSpaceFile } from "#lib/space-file/current.ts";
import { SpaceFileError } from "#lib/space-file/parse.ts";

try {
  await start();
} catch (error) {
  const known = error instanceof EnvironmentError || error instanceof SpaceFileError;
  if (known) process.stderr.write(`${error.message}\n`);
  else log().error({ event: "not-started", err: error });
  process.exit(1);
}

/** Answers in this process, or in several workers. Each loads only what it needs. */
async function start(): Promise<void> {
  const { workers, port, portalUrl } = environment();
  if (workers.count === 1 || cluster.isWorker) {
    const { listen } = await import("#lib/portal-process.ts");
    await listen();
    return;
  }
  currentSpaceFile();
  const { superviseWorkers } = await import("#lib/workers.ts");
  superviseWorkers(workers.count, () => {
    log().info({ event: "listening", port, workers: workers.count });
    process.send?.({ ready: true, url: portalUrl });
  });
}
