import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";

/**
 * Answers carry an ETag of their bytes, and are 304 for who has them already. Every answer is `private`: no role is
 * for who is not signed in (`seed.md`, "Authentication": ACDA takes a Bearer accessToken), so nothing here is for a
 * shared cache. `no-cache`: kept, but asked about each time, since a role may change at any moment.
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
    // Fastify's own HEAD takes the body away, and wants to have seen it.
    return request.method === "HEAD" ? payload : null;
  });
}

/** Compared weakly, as RFC 9110, 13.1.2 says: a proxy that compressed the answer may have weakened its ETag. */
function holds(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = ifNoneMatch?.split(",").map((tag) => tag.trim().replace(/^W\//, "")) ?? [];
  return tags.some((tag) => tag === etag || tag === "*");
}
