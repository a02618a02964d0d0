import type { ServiceContext } from "#service/context.ts";

const keepSeconds = 24 * 60 * 60;
export const sweepExpiredMilliseconds = 60 * 60 * 1000;

/** Removes journeys, exchangeTokens, pairs and CMA tokens that have been of no use for a day. */
export async function sweepExpired({ db, clock }: ServiceContext): Promise<void> {
  const before = new Date(clock().getTime() - keepSeconds * 1000);
  await db.deleteFrom("login_attempt").where("expires_at", "<", before).execute();
  await db.deleteFrom("exchange_token").where("expires_at", "<", before).execute();
  // A renewal leaves a dead pair every quarter of an hour: it is not kept for the three days that it might have lived.
  await db
    .deleteFrom("token_pair")
    .where(({ eb, fn }) => eb(fn.coalesce("refresh_revoked_at", "refresh_expires_at"), "<", before))
    .where(({ eb, fn }) => eb(fn.coalesce("access_revoked_at", "access_expires_at"), "<", before))
    .execute();
  await db.deleteFrom("cma_token").where("expires_at", "<", before).execute();
}
