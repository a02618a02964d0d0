import type { FastifyInstance } from "fastify";
import type { ServiceContext } from "#service/context.ts";
import { createUpload } from "#service/upload/create-upload.ts";
import { uploadCreateDescription } from "#service/upload/descriptions.ts";
import { createUploadLocker, resumableUpload } from "#service/upload/resumable-upload.ts";

/** The rows of `decisions.md`, "Upload service"; registered below `/upload/v1`. */
export function uploadRoutes(app: FastifyInstance, context: ServiceContext): void {
  // A body is a file here, whatever its type: nothing reads it before the handler does.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", (_request, _payload, done) => done(null));
  const uploads = "/spaces/:spaceId/uploads";
  app.post(uploads, { config: { takesFile: true, described: uploadCreateDescription } }, (request, reply) =>
    createUpload(context, request, reply),
  );
  const locker = createUploadLocker();
  for (const url of [`${uploads}/resumable`, `${uploads}/resumable/:uploadId`]) {
    app.route({
      url,
      method: ["OPTIONS", "HEAD", "POST", "PATCH", "DELETE"],
      config: { takesFile: true },
      handler: (request, reply) => resumableUpload(context, locker, request, reply),
    });
  }
}
