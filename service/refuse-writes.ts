import type { FastifyInstance } from "fastify";
import type { ServiceContext } from "#service/context.ts";

const writes = new Set(["POST", "PUT", "PATCH"]);

/**
 * 503 with `Retry-After` for what would write to a disk that is nearly full. Not for what makes room (DELETE), and not
 * for sign-in and renewal, which reading needs and which write little.
 */
export function refuseWritesWhenFull(app: FastifyInstance, { disk, settings }: ServiceContext): void {
  if (disk === undefined) return;
  app.addHook("onRequest", async ({ method, url, headers }) => {
    if (!writes.has(method) || url.startsWith("/auth/")) return;
    const isUpload = url.startsWith("/upload/");
    if (!isUpload && settings.databaseUrl !== undefined) return;
    const announced = isUpload ? [headers["content-length"], headers["upload-length"]] : [];
    await disk.require(Math.max(0, ...announced.map((length) => Number(length) || 0)));
  });
}
