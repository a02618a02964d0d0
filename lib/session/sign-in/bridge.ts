import { meter } from "#lib/telemetry/sink.ts";
import { goTo, noContent, setPrivate } from "../forms/answers.ts";
import { isPrefetch, onlyExchangeToken } from "./callback-request.ts";

/** Metric outcomes of what the page shows. */
const outcomes = {
  open: "bridged",
  nothing: "no_intent",
  access_denied: "access_denied",
  login_disabled: "login_disabled",
  server_error: "server_error",
} as const;

export type BridgeState = keyof typeof outcomes;

/** Error codes of the callback URL (decisions.md, "Auth API"). */
const refusals = ["access_denied", "login_disabled", "server_error"] as const;

export interface Bridge {
  /** The app's, without a query. */
  link: string;
  page(state: BridgeState, request: Request): Response;
}

/**
 * The native bridge (seed, "Native apps"): a page that passes its exchangeToken on to the app, by script
 * (`passOn`) or form (`pressBridge`). It exchanges nothing.
 */
export function showBridge(request: Request, { page }: Bridge, headers = new Headers()): Response {
  if (isPrefetch(request)) return noContent();
  const state = stateOf(new URL(request.url).searchParams);
  meter().count("atrium.signins", { outcome: outcomes[state] });
  const response = page(state, request);
  for (const cookie of headers.getSetCookie()) response.headers.append("set-cookie", cookie);
  setPrivate(response.headers);
  return response;
}

/**
 * Without scripts: the page's form is sent to its own URL, so that no page contains the token, and answered
 * with the app's link.
 */
export function pressBridge(request: Request, { link }: Bridge): Response {
  const url = new URL(request.url);
  const token = onlyExchangeToken(url.searchParams);
  return goTo(token === undefined ? url.pathname : linkWith(link, token));
}

function linkWith(link: string, exchangeToken: string): string {
  return `${link}?exchangeToken=${encodeURIComponent(exchangeToken)}`;
}

function stateOf(search: URLSearchParams): BridgeState {
  if (onlyExchangeToken(search) !== undefined) return "open";
  if (!search.has("error")) return "nothing";
  return refusals.find((code) => code === search.get("error")) ?? "server_error";
}
