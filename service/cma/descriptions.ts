import type { z } from "zod";
import {
  contentTypeSchema,
  membershipSchema,
  serviceLoginSchema,
  serviceUserRoleSchema,
  spaceRoleSchema,
  userSchema,
} from "#service/cma/answers.ts";
import {
  contentTypeChangeSchema,
  newContentTypeSchema,
} from "#service/cma/content-types/content-type-body.ts";
import { membershipChangeSchema, newMembershipSchema } from "#service/cma/memberships/membership-body.ts";
import { serviceLoginChangeSchema } from "#service/cma/sign-in/service-login-body.ts";
import {
  newServiceUserRoleSchema,
  serviceUserRoleChangeSchema,
} from "#service/cma/sign-in/service-user-role-body.ts";
import { listOf } from "#service/openapi/answers.ts";
import type { RouteDescription } from "#service/openapi/describe.ts";
import {
  includeParameterSchema,
  listParametersSchema,
  requiredVersionHeader,
} from "#service/openapi/parameters.ts";

const managed = { from: "decided", credential: "CMA token" } as const;

function list(summary: string, item: z.ZodType): RouteDescription {
  return {
    ...managed,
    summary,
    query: listParametersSchema,
    conditions: true,
    answer: { status: 200, body: listOf(item) },
    refusals: [
      "BadCursor",
      "BadFilterValue",
      "UnknownField",
      "AdvancedSearchUnavailable",
      "NotFound",
      "ValidationFailed",
    ],
  };
}

function read(summary: string, body: z.ZodType): RouteDescription {
  return { ...managed, summary, answer: { status: 200, body }, refusals: ["NotFound"] };
}

function create(summary: string, body: z.ZodType, answer: z.ZodType): RouteDescription {
  return {
    ...managed,
    summary,
    body,
    answer: { status: 201, body: answer },
    refusals: ["AccessDenied", "NotFound", "TooLarge", "UnsupportedMediaType", "ValidationFailed"],
  };
}

function change(summary: string, body: z.ZodType, answer: z.ZodType): RouteDescription {
  const { refusals = [], ...rest } = create(summary, body, answer);
  return {
    ...rest,
    headers: requiredVersionHeader,
    answer: { status: 200, body: answer },
    refusals: [...refusals, "VersionRequired", "VersionMismatch"],
  };
}

const roleChange = change("Update the roles of a member", membershipChangeSchema, membershipSchema);
const addMember = create("Add a member: a user that exists", newMembershipSchema, membershipSchema);

/** What `/openapi.json` says of the routes of CMA. */
export const cmaDescriptions = {
  ownUser: { ...read("Own profile", userSchema), from: "shown", refusals: [] },
  ownMemberships: { ...list("List own Space Memberships", membershipSchema), from: "shown" },
  users: list("Find a user by the exact address: email=…", userSchema),
  spaceRoles: list("List the SpaceRoles of a Space", spaceRoleSchema),
  memberships: list("List the members of a Space", membershipSchema),
  membership: { ...read("Read a Space Membership", membershipSchema), query: includeParameterSchema },
  addMembership: { ...addMember, refusals: [...(addMember.refusals ?? []), "AlreadyMember"] },
  updateMembership: { ...roleChange, refusals: [...(roleChange.refusals ?? []), "LastManager"] },
  deleteMembership: {
    ...managed,
    summary: "Remove a member",
    answer: { status: 204 },
    refusals: ["AccessDenied", "NotFound", "LastManager"],
  },
  contentTypes: list("List Content Types", contentTypeSchema),
  contentType: read("Read a Content Type", contentTypeSchema),
  createContentType: create("Create a Content Type, as a draft", newContentTypeSchema, contentTypeSchema),
  changeContentType: change("Change a Content Type, whole", contentTypeChangeSchema, contentTypeSchema),
  publishContentType: {
    ...managed,
    summary: "Publish a Content Type: members write by this version from here on",
    headers: requiredVersionHeader,
    answer: { status: 200, body: contentTypeSchema },
    refusals: ["AccessDenied", "NotFound", "ValidationFailed", "VersionRequired", "VersionMismatch"],
  },
  serviceLogin: { ...read("Read the ServiceLogin", serviceLoginSchema), query: includeParameterSchema },
  updateServiceLogin: change("Update the ServiceLogin, whole", serviceLoginChangeSchema, serviceLoginSchema),
  serviceUserRoles: list("List ServiceUserRoles", serviceUserRoleSchema),
  serviceUserRole: read("Read a ServiceUserRole", serviceUserRoleSchema),
  createServiceUserRole: create("Create a ServiceUserRole", newServiceUserRoleSchema, serviceUserRoleSchema),
  updateServiceUserRole: change(
    "Update a ServiceUserRole, whole",
    serviceUserRoleChangeSchema,
    serviceUserRoleSchema,
  ),
} as const satisfies Record<string, RouteDescription>;
