// Opaque; spaces and what is not written out in an address are no part of any.
const usable = /^[\x21-\x7e]{1,256}$/;

/** The exchangeToken of a callback address (seed, "exchangeToken"); undefined where none or more than one fits. */
export function onlyExchangeToken(search: URLSearchParams): string | undefined {
  const [token, ...others] = search.getAll("exchangeToken");
  return token !== undefined && usable.test(token) && others.length === 0 ? token : undefined;
}

/** Whether a browser only looks at an address without going there: a one-time token in it must survive that. */
export function isPrefetch({ method, headers }: Request): boolean {
  const purpose = headers.get("sec-purpose") ?? headers.get("purpose") ?? "";
  const isPrefetch =
    purpose.includes("prefetch") || purpose.includes("prerender") || headers.has("next-router-prefetch");
  return method === "HEAD" || (method === "GET" && isPrefetch);
}
