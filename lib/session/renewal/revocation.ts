import type { Clock } from "../clock.ts";
import type { TokenPair } from "../session.ts";
import type { AuthApi } from "../upstream/auth-api.ts";
import { askUnlessUsed } from "./ask-twice.ts";

/**
 * Revokes both tokens of a pair (seed, "Logout"). If its accessToken is expired or refused, renews the pair
 * first. Returns whether nothing of it is left.
 */
export async function revokePair(authApi: AuthApi, pair: TokenPair, clock: Clock): Promise<boolean> {
  if (pair.accessExpiresAt > clock()) {
    const revocation = await authApi.revoke(pair.accessToken, pair.refreshToken);
    if (revocation !== "gone") return revocation === "revoked";
  }
  const issue = await askUnlessUsed(() => authApi.renew(pair.refreshToken));
  if (issue.outcome === "refused") return true;
  if (issue.outcome !== "issued") return false;
  return (await authApi.revoke(issue.pair.accessToken, issue.pair.refreshToken)) !== "failed";
}
