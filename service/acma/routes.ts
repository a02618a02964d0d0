import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { createContent } from "#service/acma/create-content.ts";
import { createMedia } from "#service/acma/create-media.ts";
import { deleteContent } from "#service/acma/delete-content.ts";
import { deleteMedia } from "#service/acma/delete-media.ts";
import {
  contentCreateDescription,
  contentDeleteDescription,
  contentDescription,
  contentsDescription,
  contentsOfTypeDescription,
  contentUpdateDescription,
  mediaCreateDescription,
  mediaDeleteDescription,
  mediaDescription,
  mediaListDescription,
  mediaUpdateDescription,
  profileDescription,
  profileUpdateDescription,
} from "#service/acma/descriptions.ts";
import { listContents } from "#service/acma/list-contents.ts";
import { listContentsOfType } from "#service/acma/list-contents-of-type.ts";
import { listMedia } from "#service/acma/list-media.ts";
import { readContent } from "#service/acma/read-content.ts";
import { readMedia } from "#service/acma/read-media.ts";
import { readProfile } from "#service/acma/read-profile.ts";
import { updateContent } from "#service/acma/update-content.ts";
import { updateMedia } from "#service/acma/update-media.ts";
import { updateProfile } from "#service/acma/update-profile.ts";
import { identifyFirst } from "#service/auth/member.ts";
import type { Endpoint, ServiceContext } from "#service/context.ts";
import { described } from "#service/openapi/describe.ts";
import { readRecent } from "#service/replicas/read-recent.ts";
import { recordWrites } from "#service/replicas/record-writes.ts";

/** A nickname and an address, with room for JSON formatting. */
const profileLimit = 32 * 1024;

/** The rows of `decisions.md`, "ACMA and ACDA"; registered below `/acma/v1`. */
export function acmaRoutes(app: FastifyInstance, context: ServiceContext): void {
  identifyFirst(app, context);
  const to = (endpoint: Endpoint) => (request: FastifyRequest, reply: FastifyReply) =>
    endpoint(context, request, reply);
  const list = (endpoint: Endpoint) => to(readRecent(endpoint));
  const write = (endpoint: Endpoint) => to(recordWrites(endpoint));
  const space = "/spaces/:spaceId";
  const ofType = `${space}/content-types/:contentTypeId/contents`;
  app.get("/me", described(profileDescription), to(readProfile));
  app.patch("/me", { bodyLimit: profileLimit, ...described(profileUpdateDescription) }, write(updateProfile));
  app.get(ofType, described(contentsOfTypeDescription), list(listContentsOfType));
  app.post(ofType, described(contentCreateDescription), write(createContent));
  app.get(`${space}/contents`, described(contentsDescription), list(listContents));
  app.get(`${space}/contents/:contentId`, described(contentDescription), to(readContent));
  app.put(`${space}/contents/:contentId`, described(contentUpdateDescription), write(updateContent));
  app.delete(`${space}/contents/:contentId`, described(contentDeleteDescription), write(deleteContent));
  app.get(`${space}/media`, described(mediaListDescription), list(listMedia));
  app.post(`${space}/media`, described(mediaCreateDescription), write(createMedia));
  app.get(`${space}/media/:mediaId`, described(mediaDescription), to(readMedia));
  app.put(`${space}/media/:mediaId`, described(mediaUpdateDescription), write(updateMedia));
  app.delete(`${space}/media/:mediaId`, described(mediaDeleteDescription), write(deleteMedia));
}
