import { type Locker, Server } from "@tus/server";
import type { FastifyReply, FastifyRequest } from "fastify";
import { enterSpace, type Visit } from "#service/acma/enter-space.ts";
import type { ServiceContext } from "#service/context.ts";
import { newId } from "#service/id.ts";
import { requireMayUpload } from "#service/upload/may-upload.ts";
import { drain, receivedBytes } from "#service/upload/received-bytes.ts";
import { answerTus } from "#service/upload/tus-answer.ts";
import { TusStore } from "#service/upload/tus-store.ts";

/** tus 1.0 below `/spaces/{spaceId}/uploads/resumable`, for the member of each request's accessToken. */
export async function resumableUpload(
  context: ServiceContext,
  locker: Locker,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  try {
    const visit = await enterSpace(context, request);
    requireMayUpload(visit.actor);
    const tus = createTus(context, visit, locker);
    return await answerTus(reply, await tus.handleWeb(webRequest(context, request)));
  } finally {
    drain(request.raw);
  }
}

/** One server per request, limited to the member's Uploads. */
function createTus(context: ServiceContext, visit: Visit, locker: Locker): Server {
  const { publicUrl, uploadMaxBytes } = context.settings;
  const path = `/upload/v1/spaces/${encodeURIComponent(visit.spaceId)}/uploads/resumable`;
  return new Server({
    path,
    datastore: new TusStore(context, visit),
    locker,
    maxSize: uploadMaxBytes,
    namingFunction: () => newId(),
    generateUrl: (_request, { id }) => `${publicUrl}${path}/${id}`,
    onUploadCreate: async (_request, { size }) => {
      if (size === 0) throw { status_code: 422, body: "The file is empty." };
      return {};
    },
    onResponseError: (_request, error) => {
      if (error instanceof Error && !("status_code" in error)) throw error;
      return undefined;
    },
  });
}

function webRequest(context: ServiceContext, request: FastifyRequest): Request {
  const { publicUrl, uploadMaxBytes } = context.settings;
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === "string") headers.set(name, value);
  }
  const hasBody = request.method === "PATCH" || request.method === "POST";
  const body = () => webStream(receivedBytes(request.raw, uploadMaxBytes));
  return new Request(`${publicUrl}${request.url}`, {
    method: request.method,
    headers,
    ...(hasBody ? { body: body(), duplex: "half" } : {}),
  });
}

function webStream(chunks: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: async () => {
      await chunks.return(undefined);
    },
  });
}
