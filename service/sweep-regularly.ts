/** All of its context that it needs itself. */
interface Logged {
  log: { warn(about: { err: unknown }, message: string): void };
}

const firstMilliseconds = 60_000;

/**
 * Runs a minute after the start, so that a service that never runs for long is swept too, and then at intervals; never
 * twice at once. A failed sweep is logged, and the next one catches up.
 */
export function sweepRegularly<Context extends Logged>(
  context: Context,
  sweep: (context: Context) => Promise<void>,
  everyMilliseconds: number,
): { stop(): void } {
  let isStopped = false;
  const run = async () => {
    await sweep(context).catch((error: unknown) => context.log.warn({ err: error }, "sweep failed"));
    if (!isStopped) timer = setTimeout(run, everyMilliseconds).unref();
  };
  let timer = setTimeout(run, firstMilliseconds).unref();
  return {
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
