import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";

/**
 * Answers carry an ETag of their bytes; a client that has them already gets 304. Answers are `private`, because every
 * role requires a sign-in (`seed.md`, "Authentication": ACDA takes a Bearer accessToken). With `no-cache` they are
 * stored but revalidated each time, because a role may change at any moment.
 */
export function revalidate(app: FastifyInstance): void {
  app.addHook("onSend", async (request, reply, payload) => {
    if (reply.statusCode !== 200 || !Buffer.isBuffer(payload)) return payload;
    const etag = `"${createHash("sha256").update(payload).digest("base64url").slice(0, 27)}"`;
    reply.headers({
      ETag: etag,
      "Cache-Control": "private, no-cache",
      Vary: "Authorization, X-Service-Advanced-Search",
    });
    if (!holds(request.headers["if-none-match"], etag)) return payload;
    reply.code(304).removeHeader("Content-Type").removeHeader("Content-Length");
    // Fastify's own HEAD route measures the body after this hook, and then drops it.
    return request.method === "HEAD" ? payload : null;
  });
}

/** Compared weakly, as RFC 9110, 13.1.2 says: a proxy that compressed the answer may have weakened its ETag. */
function holds(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = ifNoneMatch?.split(",").map((tag) => tag.trim().replace(/^W\//, "")) ?? [];
  return tags.some((tag) => tag === etag || tag === "*");
}
