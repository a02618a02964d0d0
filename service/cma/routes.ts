import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { changeContentType } from "#service/cma/content-types/change-content-type.ts";
import { createContentType } from "#service/cma/content-types/create-content-type.ts";
import { listContentTypes } from "#service/cma/content-types/list-content-types.ts";
import { publishContentType } from "#service/cma/content-types/publish-content-type.ts";
import { readContentType } from "#service/cma/content-types/read-content-type.ts";
import { addMembership } from "#service/cma/memberships/add-membership.ts";
import { deleteMembership } from "#service/cma/memberships/delete-membership.ts";
import { listMemberships } from "#service/cma/memberships/list-memberships.ts";
import { listOwnMemberships } from "#service/cma/memberships/list-own-memberships.ts";
import { listSpaceRoles } from "#service/cma/memberships/list-space-roles.ts";
import { readMembership } from "#service/cma/memberships/read-membership.ts";
import { updateMembership } from "#service/cma/memberships/update-membership.ts";
import { createServiceUserRole } from "#service/cma/sign-in/create-service-user-role.ts";
import { listServiceUserRoles } from "#service/cma/sign-in/list-service-user-roles.ts";
import { readServiceLogin } from "#service/cma/sign-in/read-service-login.ts";
import { readServiceUserRole } from "#service/cma/sign-in/read-service-user-role.ts";
import { updateServiceLogin } from "#service/cma/sign-in/update-service-login.ts";
import { updateServiceUserRole } from "#service/cma/sign-in/update-service-user-role.ts";
import { findUsers } from "#service/cma/users/find-users.ts";
import { readOwnUser } from "#service/cma/users/read-own-user.ts";
import type { ServiceContext } from "#service/context.ts";

type Endpoint = (context: ServiceContext, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** The rows of `decisions.md`, "CMA", and of docs/decisions/0009; registered below `/cma/v1`. */
export function cmaRoutes(app: FastifyInstance, context: ServiceContext): void {
  const to = (endpoint: Endpoint) => (request: FastifyRequest, reply: FastifyReply) =>
    endpoint(context, request, reply);
  const space = "/spaces/:spaceId";
  const membership = `${space}/space-memberships/:membershipId`;
  app.get("/me", to(readOwnUser));
  app.get("/me/space-memberships", to(listOwnMemberships));
  app.get("/users", to(findUsers));
  app.get(`${space}/space-roles`, to(listSpaceRoles));
  app.get(`${space}/space-memberships`, to(listMemberships));
  app.post(`${space}/space-memberships`, to(addMembership));
  app.get(membership, to(readMembership));
  app.put(membership, to(updateMembership));
  app.patch(membership, to(updateMembership));
  app.delete(membership, to(deleteMembership));
  const contentType = `${space}/content-types/:contentTypeId`;
  app.get(`${space}/content-types`, to(listContentTypes));
  app.post(`${space}/content-types`, to(createContentType));
  app.get(contentType, to(readContentType));
  app.put(contentType, to(changeContentType));
  app.put(`${contentType}/published`, to(publishContentType));
  const serviceUserRole = `${space}/service-user-roles/:serviceUserRoleId`;
  app.get(`${space}/service-login`, to(readServiceLogin));
  app.put(`${space}/service-login`, to(updateServiceLogin));
  app.get(`${space}/service-user-roles`, to(listServiceUserRoles));
  app.post(`${space}/service-user-roles`, to(createServiceUserRole));
  app.get(serviceUserRole, to(readServiceUserRole));
  app.put(serviceUserRole, to(updateServiceUserRole));
}
