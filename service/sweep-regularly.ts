import type { ServiceContext } from "#service/context.ts";

const firstMilliseconds = 60_000;

/**
 * A minute after the start, so that a service which never runs for long is swept too, and then every so often, for as long
 * as it runs. A sweep that failed is logged, and the next one makes up for it.
 */
export function sweepRegularly(
  context: ServiceContext,
  sweep: (context: ServiceContext) => Promise<void>,
  everyMilliseconds: number,
): { stop(): void } {
  const run = () => {
    timer = setTimeout(run, everyMilliseconds).unref();
    sweep(context).catch((error: unknown) => context.log.warn({ err: error }, "sweep failed"));
  };
  let timer = setTimeout(run, firstMilliseconds).unref();
  return { stop: () => clearTimeout(timer) };
}
