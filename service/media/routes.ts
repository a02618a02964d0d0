import type { FastifyInstance } from "fastify";
import type { ServiceContext } from "#service/context.ts";
import { deliverFile } from "#service/media/deliver-file.ts";

/** Delivery of files at an address of its own, outside of every API. */
export function mediaRoutes(app: FastifyInstance, context: ServiceContext): void {
  app.get("/files/:spaceId/:mediaId/:locale/:fileName", (request, reply) =>
    deliverFile(context, request, reply),
  );
}
