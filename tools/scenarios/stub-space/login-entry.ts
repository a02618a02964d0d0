import type { Reply } from "./fault.ts";
import type { TokenBook } from "./token-book.ts";

/**
 * The login entry of the stub Space: `?member=` says who signs in, and the browser is redirected to the callback with a
 * one-time token. Without it, a page asks.
 */
export function answerLogin(book: TokenBook, url: URL, callback: (oneTimeToken: string) => string): Reply {
  const id = url.searchParams.get("member");
  if (id === null) return whoPage(url);
  const token = book.issueExchangeToken(book.member(id)).value;
  const redirectUri = url.searchParams.get("redirect_uri");
  const location = redirectUri === null ? callback(token) : withCode(redirectUri, url, token);
  return { status: 302, headers: { location, "cache-control": "no-store" }, body: "" };
}

function withCode(redirectUri: string, { searchParams }: URL, code: string): string {
  const target = new URL(redirectUri);
  target.searchParams.set("code", code);
  const state = searchParams.get("state");
  if (state !== null) target.searchParams.set("state", state);
  return target.href;
}

function whoPage({ searchParams }: URL): Reply {
  const kept = [...searchParams].map(
    ([name, value]) => `<input type="hidden" name="${text(name)}" value="${text(value)}">`,
  );
  const body = `<!doctype html><title>Who are you?</title><form><label>Member <input name="member"></label>${kept.join("")}<button>Sign in</button></form>`;
  return { status: 200, headers: { "content-type": "text/html; charset=utf-8" }, body };
}

function text(value: string): string {
  return value.replace(/[&"<>]/g, (character) => `&#${character.codePointAt(0)};`);
}
