import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { revalidate } from "#service/acda/revalidate.ts";
import {
  contentDescription,
  contentsDescription,
  contentsOfTypeDescription,
  mediaDescription,
  mediaListDescription,
} from "#service/acma/descriptions.ts";
import { listContents } from "#service/acma/list-contents.ts";
import { listContentsOfType } from "#service/acma/list-contents-of-type.ts";
import { listMedia } from "#service/acma/list-media.ts";
import { readContent } from "#service/acma/read-content.ts";
import { readMedia } from "#service/acma/read-media.ts";
import type { Endpoint, ServiceContext } from "#service/context.ts";
import { described } from "#service/openapi/describe.ts";
import { readRecent } from "#service/replicas/read-recent.ts";

/**
 * The GET rows of `decisions.md`, "ACMA and ACDA", below `/acda/v1`. They deliver published Content, which is all
 * Content: ACMA publishes on create and unpublishes on delete (`seed.md`, "States").
 */
export function acdaRoutes(app: FastifyInstance, context: ServiceContext): void {
  revalidate(app);
  const to = (endpoint: Endpoint) => {
    const read = readRecent(endpoint);
    return (request: FastifyRequest, reply: FastifyReply) => read(context, request, reply);
  };
  const space = "/spaces/:spaceId";
  app.get(
    `${space}/content-types/:contentTypeId/contents`,
    described(contentsOfTypeDescription),
    to(listContentsOfType),
  );
  app.get(`${space}/contents`, described(contentsDescription), to(listContents));
  app.get(`${space}/contents/:contentId`, described(contentDescription), to(readContent));
  app.get(`${space}/media`, described(mediaListDescription), to(listMedia));
  app.get(`${space}/media/:mediaId`, described(mediaDescription), to(readMedia));
}
