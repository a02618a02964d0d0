import { hash, randomBytes } from "node:crypto";

/** A new exchangeToken, accessToken, refreshToken or state: 256 bits, base64url (decisions.md "Auth API"). */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** What is stored instead of a secret: SHA-256 in hex. With 256 random bits inside, it needs no salt. */
export function hashSecret(secret: string): string {
  return hash("sha256", secret);
}
