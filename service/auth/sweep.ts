import type { ServiceContext } from "#service/context.ts";

const keepSeconds = 24 * 60 * 60;
export const sweepExpiredMilliseconds = 60 * 60 * 1000;

/** Removes journeys, exchangeTokens, pairs and CMA tokens that have been of no use for a day. */
export async function sweepExpired({ db, clock }: ServiceContext): Promise<void> {
  const before = new Date(clock().getTime() - keepSeconds * 1000);
  await db.deleteFrom("login_attempt").where("expires_at", "<", before).execute();
  await db.deleteFrom("exchange_token").where("expires_at", "<", before).execute();
  await db.deleteFrom("token_pair").where("refresh_expires_at", "<", before).execute();
  await db.deleteFrom("cma_token").where("expires_at", "<", before).execute();
}
