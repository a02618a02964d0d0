import { type StubCall, textIn } from "./call.ts";
import { json, type Reply, refusal } from "./fault.ts";
import type { TokenBook } from "./token-book.ts";

/** The seed's Auth API: exchange, renewal and logout, and the same in the words of OAuth 2. */
export function answerAuth(book: TokenBook, call: StubCall): Reply {
  if (call.operation === "exchange") return exchange(book, call);
  if (call.operation === "renew") return renew(book, call);
  return revoke(book, call);
}

function exchange(book: TokenBook, call: StubCall): Reply {
  const { token } = call;
  if (!book.use(token, "exchangeToken", "exchange")) return refused(call);
  token.dead = true;
  return issued(book, call, book.issuePair(token.member));
}

function renew(book: TokenBook, call: StubCall): Reply {
  const { token } = call;
  if (!book.use(token, "refreshToken", "renew")) return refused(call);
  return issued(book, call, book.rotate(token));
}

function revoke(book: TokenBook, call: StubCall): Reply {
  const refresh = book.find(textIn(call.body, isOAuth(call) ? "token" : "refreshToken"));
  if (isOAuth(call)) {
    if (refresh !== undefined) refresh.dead = true;
    if (refresh?.twin !== undefined) refresh.twin.dead = true;
    return json(200, {});
  }
  const { token } = call;
  if (!book.use(token, "accessToken", "revoke")) return refused(call);
  token.dead = true;
  if (refresh?.member === token.member) {
    refresh.uses.push({ operation: "revoke", accepted: !refresh.dead });
    refresh.dead = true;
  }
  return { status: 204, headers: {}, body: "" };
}

function issued(
  book: TokenBook,
  call: StubCall,
  { access, refresh, issuedAt }: ReturnType<TokenBook["issuePair"]>,
): Reply {
  const date = { date: new Date(book.now()).toUTCString() };
  if (isOAuth(call)) {
    const expires = Math.round((access.expiresAt - issuedAt) / 1000);
    return json(200, {
      access_token: access.value,
      token_type: "Bearer",
      expires_in: expires,
      refresh_token: refresh.value,
      scope: "APP",
    });
  }
  const iso = (at: number) => new Date(at).toISOString();
  const answer = {
    accessToken: access.value,
    tokenType: "Bearer",
    scope: ["APP"],
    createdAt: iso(issuedAt),
    expiresAt: iso(access.expiresAt),
    refreshToken: refresh.value,
    refreshExpiresAt: iso(refresh.expiresAt),
  };
  return json(200, answer, date);
}

function refused(call: StubCall): Reply {
  return isOAuth(call) ? json(400, { error: "invalid_grant" }) : refusal(401, "InvalidToken");
}

function isOAuth({ url }: Pick<StubCall, "url">): boolean {
  return url.startsWith("/oauth2/");
}
