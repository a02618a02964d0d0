import { type EndpointName, endpoints } from "./endpoints.ts";

/** Like `Endpoint`, for CMA. */
interface ConsoleEndpoint {
  service: "cma";
  method: "GET" | "POST" | "PUT" | "DELETE";
  path: string;
  from: "shown" | "decided";
  /** CMA requires `X-Service-Version` ("Space Membership": PUT). */
  needsVersion?: true;
}

const memberships = "/spaces/{spaceId}/space-memberships";
const membership = "/spaces/{spaceId}/space-memberships/{membershipId}";

/** Every endpoint called as a platform user; members' tokens are never sent there. */
export const consoleEndpoints = {
  readUser: { service: "cma", method: "GET", path: "/me", from: "shown" },
  listOwnMemberships: { service: "cma", method: "GET", path: "/me/space-memberships", from: "shown" },
  findUsers: { service: "cma", method: "GET", path: "/users", from: "decided" },
  listSpaceRoles: { service: "cma", method: "GET", path: "/spaces/{spaceId}/space-roles", from: "decided" },
  listMemberships: { service: "cma", method: "GET", path: memberships, from: "decided" },
  addMembership: { service: "cma", method: "POST", path: memberships, from: "decided" },
  readMembership: { service: "cma", method: "GET", path: membership, from: "decided" },
  replaceRoles: { service: "cma", method: "PUT", path: membership, from: "decided", needsVersion: true },
  deleteMembership: { service: "cma", method: "DELETE", path: membership, from: "decided" },
} as const satisfies Record<string, ConsoleEndpoint>;

export type ConsoleEndpointName = keyof typeof consoleEndpoints;

export function needsVersion(name: ConsoleEndpointName): boolean {
  return "needsVersion" in consoleEndpoints[name];
}

/** What only the operator's commands call (`npm run space:pull`). */
const commandEndpoints = {
  listContentTypes: {
    service: "cma",
    method: "GET",
    path: "/spaces/{spaceId}/content-types",
    from: "decided",
  },
} as const satisfies Record<string, ConsoleEndpoint>;

export type AnyEndpointName = EndpointName | ConsoleEndpointName | keyof typeof commandEndpoints;

/** All tables, for paths that an operator may replace. */
export const allEndpoints = { ...endpoints, ...consoleEndpoints, ...commandEndpoints };
