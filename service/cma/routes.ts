import type { FastifyInstance } from "fastify";
import { changeContentType } from "#service/cma/content-types/change-content-type.ts";
import { createContentType } from "#service/cma/content-types/create-content-type.ts";
import { listContentTypes } from "#service/cma/content-types/list-content-types.ts";
import { publishContentType } from "#service/cma/content-types/publish-content-type.ts";
import { readContentType } from "#service/cma/content-types/read-content-type.ts";
import { cmaDescriptions } from "#service/cma/descriptions.ts";
import { addMembership } from "#service/cma/memberships/add-membership.ts";
import { deleteMembership } from "#service/cma/memberships/delete-membership.ts";
import { listMemberships } from "#service/cma/memberships/list-memberships.ts";
import { listOwnMemberships } from "#service/cma/memberships/list-own-memberships.ts";
import { listSpaceRoles } from "#service/cma/memberships/list-space-roles.ts";
import { readMembership } from "#service/cma/memberships/read-membership.ts";
import { updateMembership } from "#service/cma/memberships/update-membership.ts";
import { identifyUserFirst } from "#service/cma/platform-user.ts";
import { createServiceUserRole } from "#service/cma/sign-in/create-service-user-role.ts";
import { listServiceUserRoles } from "#service/cma/sign-in/list-service-user-roles.ts";
import { readServiceLogin } from "#service/cma/sign-in/read-service-login.ts";
import { readServiceUserRole } from "#service/cma/sign-in/read-service-user-role.ts";
import { updateServiceLogin } from "#service/cma/sign-in/update-service-login.ts";
import { updateServiceUserRole } from "#service/cma/sign-in/update-service-user-role.ts";
import { findUsers } from "#service/cma/users/find-users.ts";
import { readOwnUser } from "#service/cma/users/read-own-user.ts";
import type { Endpoint, ServiceContext } from "#service/context.ts";
import { described } from "#service/openapi/describe.ts";

type Register = (
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE",
  url: string,
  name: keyof typeof cmaDescriptions,
  endpoint: Endpoint,
) => void;

/** Enough for a hundred fields with all of their settings. */
const bodyLimit = 1024 * 1024;

/** The rows of `decisions.md`, "CMA", and of docs/decisions/0009; registered below `/cma/v1`. */
export function cmaRoutes(app: FastifyInstance, context: ServiceContext): void {
  identifyUserFirst(app, context);
  const route: Register = (method, url, name, endpoint) => {
    app.route({
      method,
      url,
      bodyLimit,
      ...described(cmaDescriptions[name]),
      handler: (request, reply) => endpoint(context, request, reply),
    });
  };
  membershipRoutes(route);
  contentTypeRoutes(route);
  signInRoutes(route);
}

function membershipRoutes(route: Register): void {
  const all = "/spaces/:spaceId/space-memberships";
  const one = `${all}/:membershipId`;
  route("GET", "/me", "ownUser", readOwnUser);
  route("GET", "/me/space-memberships", "ownMemberships", listOwnMemberships);
  route("GET", "/users", "users", findUsers);
  route("GET", "/spaces/:spaceId/space-roles", "spaceRoles", listSpaceRoles);
  route("GET", all, "memberships", listMemberships);
  route("POST", all, "addMembership", addMembership);
  route("GET", one, "membership", readMembership);
  route("PUT", one, "updateMembership", updateMembership);
  route("PATCH", one, "updateMembership", updateMembership);
  route("DELETE", one, "deleteMembership", deleteMembership);
}

function contentTypeRoutes(route: Register): void {
  const all = "/spaces/:spaceId/content-types";
  const one = `${all}/:contentTypeId`;
  route("GET", all, "contentTypes", listContentTypes);
  route("POST", all, "createContentType", createContentType);
  route("GET", one, "contentType", readContentType);
  route("PUT", one, "changeContentType", changeContentType);
  route("PUT", `${one}/published`, "publishContentType", publishContentType);
}

function signInRoutes(route: Register): void {
  const login = "/spaces/:spaceId/service-login";
  const roles = "/spaces/:spaceId/service-user-roles";
  const role = `${roles}/:serviceUserRoleId`;
  route("GET", login, "serviceLogin", readServiceLogin);
  route("PUT", login, "updateServiceLogin", updateServiceLogin);
  route("GET", roles, "serviceUserRoles", listServiceUserRoles);
  route("POST", roles, "createServiceUserRole", createServiceUserRole);
  route("GET", role, "serviceUserRole", readServiceUserRole);
  route("PUT", role, "updateServiceUserRole", updateServiceUserRole);
}
