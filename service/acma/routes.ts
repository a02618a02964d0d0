import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { createContent } from "#service/acma/create-content.ts";
import { deleteContent } from "#service/acma/delete-content.ts";
import { listContents } from "#service/acma/list-contents.ts";
import { listContentsOfType } from "#service/acma/list-contents-of-type.ts";
import { listMedia } from "#service/acma/list-media.ts";
import { readContent } from "#service/acma/read-content.ts";
import { readMedia } from "#service/acma/read-media.ts";
import { readProfile } from "#service/acma/read-profile.ts";
import { updateContent } from "#service/acma/update-content.ts";
import { updateProfile } from "#service/acma/update-profile.ts";
import type { ServiceContext } from "#service/context.ts";

type Endpoint = (context: ServiceContext, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** The rows of `decisions.md`, "ACMA and ACDA"; registered below `/acma/v1`. */
export function acmaRoutes(app: FastifyInstance, context: ServiceContext): void {
  const to = (endpoint: Endpoint) => (request: FastifyRequest, reply: FastifyReply) =>
    endpoint(context, request, reply);
  const space = "/spaces/:spaceId";
  app.get("/me", to(readProfile));
  app.patch("/me", to(updateProfile));
  app.get(`${space}/content-types/:contentTypeId/contents`, to(listContentsOfType));
  app.post(`${space}/content-types/:contentTypeId/contents`, to(createContent));
  app.get(`${space}/contents`, to(listContents));
  app.get(`${space}/contents/:contentId`, to(readContent));
  app.put(`${space}/contents/:contentId`, to(updateContent));
  app.delete(`${space}/contents/:contentId`, to(deleteContent));
  app.get(`${space}/media`, to(listMedia));
  app.get(`${space}/media/:mediaId`, to(readMedia));
}
