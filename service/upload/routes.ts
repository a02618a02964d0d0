import { MemoryLocker } from "@tus/server";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ServiceContext } from "#service/context.ts";
import { createUpload } from "#service/upload/create-upload.ts";
import { resumableDescriptions, uploadCreateDescription } from "#service/upload/descriptions.ts";
import { resumableUpload } from "#service/upload/resumable-upload.ts";

/** The rows of `decisions.md`, "Upload service"; registered below `/upload/v1`. */
export function uploadRoutes(app: FastifyInstance, context: ServiceContext): void {
  // A body is a file here, whatever its type, so only the handler reads it.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", (_request, _payload, done) => done(null));
  const uploads = "/spaces/:spaceId/uploads";
  app.post(uploads, { config: { takesFile: true, described: uploadCreateDescription } }, (request, reply) =>
    createUpload(context, request, reply),
  );
  // In this process, one request at a time writes to an Upload; between processes, the database ensures that.
  const locker = new MemoryLocker();
  const resumable = (request: FastifyRequest, reply: FastifyReply) =>
    resumableUpload(context, locker, request, reply);
  const route = (method: keyof typeof resumableDescriptions, url: string) =>
    app.route({
      method,
      url,
      config: { takesFile: true, described: resumableDescriptions[method] },
      handler: resumable,
    });
  const oneUpload = `${uploads}/resumable/:uploadId`;
  route("OPTIONS", `${uploads}/resumable`);
  route("POST", `${uploads}/resumable`);
  route("OPTIONS", oneUpload);
  route("PATCH", oneUpload);
  route("DELETE", oneUpload);
  app.head(oneUpload, resumable);
}
