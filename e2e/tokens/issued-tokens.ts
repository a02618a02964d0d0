import type { Exchange } from "../servers/recording-proxy.ts";

export interface Token {
  kind: "accessToken" | "refreshToken" | "exchangeToken";
  value: string;
}

/** The tokens of a Space's answers: those of its token responses, and those that it puts into a callback address. */
export function issuedTokens(exchanges: readonly Exchange[]): Token[] {
  return exchanges.flatMap((exchange) => [...ofAnswer(exchange), ...ofAddress(exchange)]);
}

function ofAnswer({ method, path, status, responseBody }: Exchange): Token[] {
  if (method !== "POST" || status !== 200 || !/\/oauth\/(token|refresh)$/.test(path)) return [];
  const answer: unknown = JSON.parse(responseBody);
  if (typeof answer !== "object" || answer === null) return [];
  return Object.entries(answer).flatMap(([kind, value]) =>
    (kind === "accessToken" || kind === "refreshToken") && typeof value === "string" ? [{ kind, value }] : [],
  );
}

function ofAddress({ responseHeaders }: Exchange): Token[] {
  return responseHeaders.flatMap(([name, value]) => {
    if (name.toLowerCase() !== "location") return [];
    const exchangeToken = URL.parse(value)?.searchParams.get("exchangeToken");
    return exchangeToken ? [{ kind: "exchangeToken" as const, value: exchangeToken }] : [];
  });
}
