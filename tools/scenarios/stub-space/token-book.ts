import { StubMember } from "./member.ts";
import { type Operation, type Token, tokenValue } from "./token.ts";

interface Pair {
  access: Token;
  refresh: Token;
  issuedAt: number;
}

const exchangeSeconds = 60;

/** Every token that was ever issued, under strict rotation: a pair dies at once when its refreshToken is used. */
export class TokenBook {
  /** The Space's clock: milliseconds since 1970. */
  now: () => number = Date.now;
  readonly members = new Map<string, StubMember>();
  readonly #tokens = new Map<string, Token>();

  member(id: string): StubMember {
    const known = this.members.get(id);
    if (known !== undefined) return known;
    const member = new StubMember(id);
    this.members.set(id, member);
    return member;
  }

  find(value: string | undefined): Token | undefined {
    return value === undefined ? undefined : this.#tokens.get(value);
  }

  get all(): Token[] {
    return [...this.#tokens.values()];
  }

  issueExchangeToken(member: StubMember): Token {
    return this.#issue("exchangeToken", member, exchangeSeconds, 43);
  }

  /** Takes note of a use, and answers whether the token is accepted for it. */
  use(token: Token | undefined, kind: Token["kind"], operation: Operation): token is Token {
    if (token === undefined) return false;
    const isLate = token.expiresAt <= this.now() && !token.member.isSigningIn;
    const accepted = token.kind === kind && !token.dead && !isLate;
    token.uses.push({ operation, accepted });
    return accepted;
  }

  issuePair(member: StubMember): Pair {
    const access = this.#issue("accessToken", member, member.accessSeconds, member.accessLength);
    const refresh = this.#issue("refreshToken", member, member.refreshSeconds, 64);
    access.twin = refresh;
    refresh.twin = access;
    return { access, refresh, issuedAt: this.now() };
  }

  /** The old pair is dead, both halves of it, before the new one is there. */
  rotate(refresh: Token): Pair {
    refresh.dead = true;
    if (refresh.twin !== undefined) refresh.twin.dead = true;
    const pair = this.issuePair(refresh.member);
    refresh.successor = pair.refresh;
    return pair;
  }

  #issue(kind: Token["kind"], member: StubMember, seconds: number, length: number): Token {
    const token: Token = {
      kind,
      value: tokenValue(length),
      member,
      issuedAt: this.now(),
      expiresAt: this.now() + seconds * 1000,
      dead: false,
      uses: [],
    };
    this.#tokens.set(token.value, token);
    member.tokens.push(token);
    return token;
  }
}
