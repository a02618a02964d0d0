import { meter } from "#lib/telemetry/sink.ts";
import { isOnlyLook, nothingHappened, onlyExchangeToken } from "./callback-request.ts";

/** What is counted of what a browser is told: something is passed on, nothing is there, or why a sign-in did not end. */
const outcomes = {
  open: "bridged",
  nothing: "no_intent",
  access_denied: "access_denied",
  login_disabled: "login_disabled",
  server_error: "server_error",
} as const;

export type BridgeWord = keyof typeof outcomes;

/** As the callback address says them (decisions.md, "Auth API"). */
const refusals = ["access_denied", "login_disabled", "server_error"] as const;

/** The way to the native app. */
export interface Bridge {
  /** The app's, without a query. */
  link: string;
  /** The page of a word: it knows of no request but in which language and theme it is asked for. */
  page(word: BridgeWord, request: Request): Response;
}

/**
 * The native bridge (seed, "Native apps"): a page that passes the exchangeToken of its address on to the app, by a
 * script of its own (`passOn`) or by the button of a form (`pressBridge`). It exchanges nothing.
 */
export function showBridge(request: Request, { page }: Bridge, headers = new Headers()): Response {
  if (isOnlyLook(request)) return nothingHappened();
  const word = wordFor(new URL(request.url).searchParams);
  meter().count("atrium.signins", { outcome: outcomes[word] });
  const response = page(word, request);
  for (const cookie of headers.getSetCookie()) response.headers.append("set-cookie", cookie);
  keepTo(response.headers);
  return response;
}

/**
 * The same by the button of a page without scripts: its form is sent to the address that the page has, so that no page
 * ever holds the token, and is answered with the app's link.
 */
export function pressBridge(request: Request, { link }: Bridge): Response {
  const url = new URL(request.url);
  const token = onlyExchangeToken(url.searchParams);
  const headers = new Headers({ location: token === undefined ? url.pathname : linkWith(link, token) });
  keepTo(headers);
  return new Response(null, { status: 303, headers });
}

/** The app's link with what it is for, and nothing else. */
function linkWith(link: string, exchangeToken: string): string {
  return `${link}?exchangeToken=${encodeURIComponent(exchangeToken)}`;
}

function wordFor(search: URLSearchParams): BridgeWord {
  if (onlyExchangeToken(search) !== undefined) return "open";
  if (!search.has("error")) return "nothing";
  return refusals.find((code) => code === search.get("error")) ?? "server_error";
}

function keepTo(headers: Headers): void {
  headers.set("cache-control", "private, no-store");
  headers.set("referrer-policy", "no-referrer");
}
