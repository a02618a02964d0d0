import type { ServiceContext } from "#service/context.ts";

const keepSeconds = 24 * 60 * 60;
const everyMilliseconds = 60 * 60 * 1000;

/** Removes journeys, exchangeTokens, pairs and CMA tokens that have been of no use for a day. */
export async function sweepExpired({ db, clock }: ServiceContext): Promise<void> {
  const before = new Date(clock().getTime() - keepSeconds * 1000);
  await db.deleteFrom("login_attempt").where("expires_at", "<", before).execute();
  await db.deleteFrom("exchange_token").where("expires_at", "<", before).execute();
  await db.deleteFrom("token_pair").where("refresh_expires_at", "<", before).execute();
  await db.deleteFrom("cma_token").where("expires_at", "<", before).execute();
}

/** Now and then, for as long as the service runs. A failed sweep is logged and the next one makes up for it. */
export function sweepRegularly(context: ServiceContext): { stop(): void } {
  const timer = setInterval(() => {
    sweepExpired(context).catch((error: unknown) => context.log.warn({ err: error }, "sweep failed"));
  }, everyMilliseconds);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
