import type { FastifyReply, FastifyRequest } from "fastify";
import type { ServiceContext } from "#service/context.ts";
import { parseRange } from "#service/media/byte-range.ts";
import {
  type DeliveredFile,
  noSuchFile,
  requireDeliveredFile,
  requireDeliveredThumbnail,
} from "#service/media/delivered-file.ts";
import { contentTypeHeader, deliveryHeaders, etagOf } from "#service/media/delivery-headers.ts";
import type { StoredBytes } from "#service/media/storage/file-storage.ts";

/**
 * `GET` or `HEAD /files/{spaceId}/{mediaId}/{locale}/{uploadId}/{fileName}`: the bytes of a processed Media, or a range
 * of them, without a token: the URL is enough. For pictures of the demo Space, it has no `uploadId`.
 */
export async function deliverFile(context: ServiceContext, request: FastifyRequest, reply: FastifyReply) {
  return deliver(context, await requireDeliveredFile(context, request.params), request, reply);
}

/** `GET` or `HEAD /files/{spaceId}/{mediaId}/{locale}/{uploadId}/thumbnails/{width}.webp` */
export async function deliverThumbnail(
  context: ServiceContext,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  return deliver(context, await requireDeliveredThumbnail(context, request.params), request, reply);
}

async function deliver(
  { files }: ServiceContext,
  file: DeliveredFile,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const stored = await files.stat(file.storageKey);
  if (stored === undefined) throw noSuchFile();
  const etag = etagOf(file.storageKey, stored);
  reply.headers({ ...deliveryHeaders(file), ETag: etag });
  if (hasTag(request.headers["if-none-match"], etag)) return reply.code(304).send();
  reply.header("Content-Type", contentTypeHeader(file.contentType));
  const range = rangeOf(request, stored, etag);
  if (range === "unsatisfiable") return refuseRange(reply, stored);
  const { firstByte, lastByte } = range ?? { firstByte: 0, lastByte: stored.sizeBytes - 1 };
  reply.header("Content-Length", lastByte - firstByte + 1);
  if (range !== undefined) {
    reply.code(206).header("Content-Range", `bytes ${firstByte}-${lastByte}/${stored.sizeBytes}`);
  }
  return reply.send(request.method === "HEAD" ? undefined : await files.read(file.storageKey, range));
}

/** A range only helps a client that has the other bytes; `If-Range` names the version of those. */
function rangeOf({ headers, method }: FastifyRequest, { sizeBytes }: StoredBytes, etag: string) {
  const ifRange = headers["if-range"];
  if (method !== "GET" || (ifRange !== undefined && ifRange !== etag)) return undefined;
  return parseRange(headers.range, sizeBytes);
}

function refuseRange(reply: FastifyReply, { sizeBytes }: StoredBytes) {
  return reply
    .code(416)
    .header("Content-Range", `bytes */${sizeBytes}`)
    .header("Cache-Control", "no-store")
    .send();
}

function hasTag(header: string | undefined, etag: string): boolean {
  return header?.split(/\s*,\s*/).some((tag) => tag === "*" || tag.replace(/^W\//, "") === etag) === true;
}
