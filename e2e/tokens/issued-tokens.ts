import type { Exchange } from "../servers/recording-proxy.ts";

export interface Token {
  kind: "accessToken" | "refreshToken" | "exchangeToken";
  value: string;
}

/** The tokens of a Space's answers: those of its token responses, and those that it puts into a callback address. */
export function issuedTokens(exchanges: readonly Exchange[]): Token[] {
  return exchanges.flatMap((exchange) => [...ofAnswer(exchange), ...ofAddress(exchange)]);
}

/** The exchangeTokens in the callback addresses that a browser opened: those that no Space gave out, too. */
export function presentedTokens(portal: readonly Exchange[]): Token[] {
  return portal.flatMap(({ path }) => {
    const url = URL.parse(path, "http://localhost");
    const value = url?.pathname === "/callback" ? url.searchParams.get("exchangeToken") : undefined;
    return value ? [{ kind: "exchangeToken" as const, value }] : [];
  });
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
