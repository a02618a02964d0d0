/** Whether a browser only looks at an address without going there: a one-time token in it must survive that. */
export function isOnlyLook({ method, headers }: Request): boolean {
  const purpose = headers.get("sec-purpose") ?? headers.get("purpose") ?? "";
  const isPrefetch =
    purpose.includes("prefetch") || purpose.includes("prerender") || headers.has("next-router-prefetch");
  return method === "HEAD" || (method === "GET" && isPrefetch);
}

/** 204 for a look: nothing was used up, and nothing is kept. */
export function nothingHappened(): Response {
  return new Response(null, {
    status: 204,
    headers: { "cache-control": "private, no-store", "referrer-policy": "no-referrer" },
  });
}
