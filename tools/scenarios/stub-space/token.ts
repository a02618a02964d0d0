import { randomBytes } from "node:crypto";
import type { StubMember } from "./member.ts";

type TokenKind = "accessToken" | "refreshToken" | "exchangeToken";

/** What a call to the Space asks for; "call" is any of ACMA, ACDA, CMA and uploads. */
export type Operation = "exchange" | "renew" | "revoke" | "call";

/** One token that the stub has issued, and all that was ever done with it. */
export interface Token {
  readonly kind: TokenKind;
  readonly value: string;
  readonly member: StubMember;
  readonly issuedAt: number;
  readonly expiresAt: number;
  /** A used one-time token, or a revoked one: refused from then on. */
  dead: boolean;
  readonly uses: { operation: Operation; accepted: boolean }[];
  /** The accessToken or the refreshToken that was issued together with it. */
  twin?: Token;
  /** The refreshToken that a renewal with this one has brought. */
  successor?: Token;
}

/** Begins and ends every token of the stub, so that a text can be searched for all of them at once. */
export const tokenMark = "oNeTiMe";

/** A token of the given length, 64 characters when left out. */
export function tokenValue(length = 64): string {
  const random = randomBytes(length).toString("base64url");
  return `${tokenMark}${random.slice(0, length - 2 * tokenMark.length)}${tokenMark}`;
}
