import type { FastifyInstance } from "fastify";
import type { ServiceContext } from "#service/context.ts";
import type { Settings } from "#service/settings.ts";

const writes = new Set(["POST", "PUT", "PATCH"]);

interface FullDisk extends Pick<ServiceContext, "disk"> {
  settings: Pick<Settings, "databaseUrl" | "uploadMaxBytes">;
}

/**
 * 503 with `Retry-After` for requests that would write to a nearly full disk. Exceptions are DELETE, which frees space,
 * and sign-in and renewal, which reading needs and which write little.
 */
export function refuseWritesWhenFull(app: FastifyInstance, { disk, settings }: FullDisk): void {
  if (disk === undefined) return;
  const announcedBytes = (length: unknown) => {
    const bytes = Number(length);
    // An upload that is too large gets its own error.
    return bytes <= settings.uploadMaxBytes ? bytes : 0;
  };
  app.addHook("onRequest", async ({ method, url, headers }) => {
    if (!writes.has(method) || url.startsWith("/auth/")) return;
    const isUpload = url.startsWith("/upload/");
    if (!isUpload && settings.databaseUrl !== undefined) return;
    const announced = isUpload ? [headers["content-length"], headers["upload-length"]] : [];
    await disk.require(Math.max(0, ...announced.map(announcedBytes)));
  });
}
