import { createHash } from "node:crypto";
import { type FileHandle, open } from "node:fs/promises";
import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { ServiceContext } from "#service/context.ts";
import { ServiceError } from "#service/errors.ts";
import { storagePath } from "#service/media/storage-path.ts";
import { parseStoredFile, type StoredFile } from "#service/media/stored-file.ts";

const paramsSchema = z.object({
  spaceId: z.string().regex(/^[\w.-]{1,64}$/),
  mediaId: z.string().regex(/^[\w.-]{1,64}$/),
  locale: z.string(),
  fileName: z.string(),
});

/** What a browser makes of a file stays inside the file: it runs nothing and reaches nothing of ours. */
const headers = {
  "Cache-Control": "public, max-age=31536000, immutable",
  "X-Content-Type-Options": "nosniff",
  "Cross-Origin-Resource-Policy": "cross-origin",
  "Content-Security-Policy": "sandbox; default-src 'none'",
};

/** `GET /files/{spaceId}/{mediaId}/{locale}/{fileName}`: the bytes of a processed Media. Its address is its permission. */
export async function deliverFile(context: ServiceContext, request: FastifyRequest, reply: FastifyReply) {
  const file = await requireFile(context, request.params);
  const handle = await requireBytes(context.settings.dataDir, file.storageKey);
  const { size, mtimeMs } = await handle.stat();
  const etag = etagOf(file.storageKey, size, mtimeMs);
  reply.headers({ ...headers, ETag: etag });
  if (request.headers["if-none-match"]?.split(/\s*,\s*/).some((tag) => tag === etag || tag === "*")) {
    await handle.close();
    return reply.code(304).send();
  }
  reply.headers({ "Content-Type": file.contentType, "Content-Length": size });
  return reply.send(handle.createReadStream());
}

type ProcessedFile = StoredFile & { storageKey: string };

async function requireFile({ db }: ServiceContext, params: unknown): Promise<ProcessedFile> {
  const parsed = paramsSchema.safeParse(params);
  if (!parsed.success) throw notFound();
  const { spaceId, mediaId, locale, fileName } = parsed.data;
  const row = await db
    .selectFrom("media")
    .select("fields")
    .where("space_id", "=", spaceId)
    .where("id", "=", mediaId)
    .executeTakeFirst();
  const entry = new Map(Object.entries(row?.fields.file ?? {})).get(locale);
  if (entry === undefined) throw notFound();
  const { storageKey, ...file } = parseStoredFile(entry);
  if (file.fileName !== fileName || file.state !== "PROCESSED" || !storageKey) throw notFound();
  return { ...file, storageKey };
}

async function requireBytes(dataDir: string, storageKey: string): Promise<FileHandle> {
  const path = storagePath(dataDir, storageKey);
  if (path === undefined) throw notFound();
  try {
    return await open(path);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") throw notFound();
    throw error;
  }
}

/** Strong: the bytes of a storageKey are never written again, and if they were, size or time would differ. */
function etagOf(storageKey: string, size: number, modifiedMilliseconds: number): string {
  const hash = createHash("sha256").update(`${storageKey}\n${size}\n${modifiedMilliseconds}`);
  return `"${hash.digest("base64url").slice(0, 27)}"`;
}

function notFound(): ServiceError {
  return new ServiceError("NotFound", "There is no such file.");
}
