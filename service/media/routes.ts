import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ServiceContext } from "#service/context.ts";
import { deliverFile, deliverThumbnail } from "#service/media/deliver-file.ts";

/** Delivery of files at an address of its own, outside of every API. */
export function mediaRoutes(app: FastifyInstance, context: ServiceContext): void {
  const file = (request: FastifyRequest, reply: FastifyReply) => deliverFile(context, request, reply);
  const thumbnail = (request: FastifyRequest, reply: FastifyReply) =>
    deliverThumbnail(context, request, reply);
  const method = ["GET", "HEAD"];
  const media = "/files/:spaceId/:mediaId/:locale";
  app.route({ method, url: `${media}/:fileName`, exposeHeadRoute: false, handler: file });
  app.route({ method, url: `${media}/:upload/:fileName`, exposeHeadRoute: false, handler: file });
  app.route({
    method,
    url: `${media}/:upload/thumbnails/:width`,
    exposeHeadRoute: false,
    handler: thumbnail,
  });
}
