/** All of its context that it needs itself. */
interface Logged {
  log: { warn(about: { err: unknown }, message: string): void };
}

const firstMilliseconds = 60_000;

/**
 * A minute after the start, so that a service which never runs for long is swept too, and then every so often, for as long
 * as it runs; one that takes longer is not begun anew meanwhile. A sweep that failed is logged, and the next one makes up for it.
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
