import type { Exchange } from "../servers/recording-proxy.ts";

export interface Token {
  kind: "accessToken" | "refreshToken" | "exchangeToken" | "cmaToken";
  value: string;
}

/**
 * The tokens of a Space's answers: those of its token responses, and those that it puts into a callback address. CMA
 * gives none out over the wire, so one of its own is known by that CMA took it.
 */
export function issuedTokens(exchanges: readonly Exchange[]): Token[] {
  return exchanges.flatMap((exchange) => [
    ...ofAnswer(exchange),
    ...ofAddress(exchange),
    ...takenByCma(exchange),
  ]);
}

/** What a browser came with: exchangeTokens in callback addresses, those that no Space gave out, too; pasted CMA tokens. */
export function presentedTokens(portal: readonly Exchange[]): Token[] {
  return portal.flatMap(({ method, path, requestBody }) => {
    const url = URL.parse(path, "http://localhost");
    if (method === "POST" && url?.pathname === "/console/token") return pasted(requestBody);
    const isForTokens = url?.pathname === "/callback" || url?.pathname === "/bridge";
    const value = isForTokens ? url.searchParams.get("exchangeToken") : undefined;
    return value ? [{ kind: "exchangeToken" as const, value }] : [];
  });
}

/** What a call has in its Authorization, without the scheme. */
export function bearerOf({ requestHeaders }: Exchange): string | undefined {
  const credential = requestHeaders.find(([name]) => name.toLowerCase() === "authorization")?.[1];
  return credential === undefined ? undefined : /^Bearer (.+)$/i.exec(credential)?.[1];
}

function pasted(form: string): Token[] {
  const value = new URLSearchParams(form).get("token")?.trim() ?? "";
  // A shorter one is a test's own, and may be a word.
  return value.length < 20 ? [] : [{ kind: "cmaToken", value }];
}

function ofAnswer({ method, path, status, responseBody }: Exchange): Token[] {
  if (method !== "POST" || status !== 200 || !/\/oauth\/(token|refresh)$/.test(path)) return [];
  // Not parsed: an answer that broke off has given its tokens out all the same.
  return (["accessToken", "refreshToken"] as const).flatMap((kind) => {
    const value = new RegExp(`"${kind}"\\s*:\\s*"([^"]+)"`).exec(responseBody)?.[1];
    return value === undefined ? [] : [{ kind, value }];
  });
}

function ofAddress({ responseHeaders }: Exchange): Token[] {
  return responseHeaders.flatMap(([name, value]) => {
    if (name.toLowerCase() !== "location") return [];
    const exchangeToken = URL.parse(value)?.searchParams.get("exchangeToken");
    return exchangeToken ? [{ kind: "exchangeToken" as const, value: exchangeToken }] : [];
  });
}

function takenByCma(exchange: Exchange): Token[] {
  const value = bearerOf(exchange);
  const isTaken = exchange.path.startsWith("/cma/") && exchange.status >= 200 && exchange.status < 400;
  return isTaken && value !== undefined ? [{ kind: "cmaToken", value }] : [];
}
