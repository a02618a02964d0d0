import type { StubMember } from "../stub-space/member.ts";
import type { Token } from "../stub-space/token.ts";

const killMs = 2_000;
const noticedWithinMs = 30_000;

/**
 * Pairs that the Space issued to an instance that was killed before it could store them: the one window that
 * strict rotation leaves. Recognized by being issued within moments of a kill and never used.
 */
export class LostPairs {
  /** The refreshTokens that were spent for them. */
  readonly spent: readonly Token[];

  constructor(members: readonly StubMember[], killedAt: readonly number[]) {
    const renewed = members.flatMap(({ tokens }) =>
      tokens.filter(({ successor }) => successor !== undefined),
    );
    this.spent = renewed.filter(({ successor }) => successor !== undefined && isLost(successor, killedAt));
  }

  /** Whether a member's sign-out is the end of such a pair. */
  explains(memberId: string, at: number): boolean {
    return this.spent.some(({ member, successor }) => {
      const lateMs = at - (successor?.issuedAt ?? 0);
      return member.id === memberId && lateMs >= 0 && lateMs < noticedWithinMs;
    });
  }
}

function isLost({ issuedAt, uses, twin }: Token, killedAt: readonly number[]): boolean {
  const isUsed = uses.length > 0 || (twin?.uses.length ?? 0) > 0;
  return !isUsed && killedAt.some((at) => Math.abs(at - issuedAt) < killMs);
}
