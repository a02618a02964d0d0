import * as z from "zod/mini";
import { answerOf, changeOf, listPageOf, sendOnly } from "./answer.ts";
import type { ConsoleEndpointName } from "./console-endpoints.ts";
import { type ListQuery, listQueryString, type Page } from "./list.ts";
import type { Send } from "./send.ts";

const text = z.catch(z.optional(z.string()), undefined);

/** The interface doesn't show these records, so a Space has its own word for a name. */
const names = { name: text, displayName: text, title: text, label: text };

export type Named = { [name in keyof typeof names]?: string | undefined };

/** A platform user, or a Refer to one; name and address only with `include`. */
export const platformUserSchema = z.looseObject({
  sys: z.looseObject({ id: z.string(), email: text }),
  email: text,
  ...names,
});

/** A SpaceRole, or a Refer to one. */
const spaceRoleSchema = z.looseObject({
  sys: z.looseObject({ id: z.string() }),
  ...names,
});

/** A Space, or a Refer to one. */
const spaceSchema = z.looseObject({
  sys: z.looseObject({ id: z.string() }),
  ...names,
  locales: z.catch(z.optional(z.array(z.string())), undefined),
});

/** "Space Membership": a platform user's roles in a Space. No states, only `version`. */
const spaceMembershipSchema = z.looseObject({
  sys: z.looseObject({
    id: z.string(),
    space: spaceSchema,
    user: platformUserSchema,
    createdBy: z.optional(platformUserSchema),
    createdAt: z.string(),
    updatedBy: z.optional(platformUserSchema),
    updatedAt: z.string(),
    version: z.number(),
  }),
  roles: z.array(spaceRoleSchema),
});

export type PlatformUser = z.infer<typeof platformUserSchema>;
export type SpaceRole = z.infer<typeof spaceRoleSchema>;
export type SpaceMembership = z.infer<typeof spaceMembershipSchema>;

/** "Roles per Space Membership": 1 to 3. */
export const mostRoles = 3;

export type ConsoleSend = Send<ConsoleEndpointName>;

const mostPerPage = 100;
const mostRolePages = 10;

/** CMA, `GET /me`. Throws `SpaceError`. */
export async function readUser(send: ConsoleSend): Promise<PlatformUser> {
  return await answerOf(send, platformUserSchema, { endpoint: "readUser" });
}

/** One's own memberships, with the Spaces (`include=1`). Throws `SpaceError`. */
export async function listOwnMemberships(
  send: ConsoleSend,
  query: ListQuery,
): Promise<Page<SpaceMembership>> {
  const call = { endpoint: "listOwnMemberships", query: listQueryString({ ...query, include: 1 }) } as const;
  return await listPageOf(send, spaceMembershipSchema, call);
}

/** Members of a Space, with user and roles (`include=1`). Throws `SpaceError`. */
export async function listMemberships(
  send: ConsoleSend,
  spaceId: string,
  query: ListQuery,
): Promise<Page<SpaceMembership>> {
  return await listPageOf(send, spaceMembershipSchema, {
    endpoint: "listMemberships",
    parameters: { spaceId },
    query: listQueryString({ ...query, include: 1 }),
  });
}

/** The members among some platform users. Throws `SpaceError`. */
export async function membershipsOf(
  send: ConsoleSend,
  spaceId: string,
  userIds: readonly string[],
): Promise<SpaceMembership[]> {
  if (userIds.length === 0) return [];
  const written = userIds.map((id) => id.replaceAll(",", "\\,")).join(",");
  const conditions = [["sys.user.sys.id[in]", written]] as const;
  return (await listMemberships(send, spaceId, { limit: mostPerPage, conditions })).items;
}

export interface MembershipIds {
  spaceId: string;
  membershipId: string;
}

/** One membership, with user and roles. Throws `SpaceError`. */
export async function readMembership(
  send: ConsoleSend,
  { spaceId, membershipId }: MembershipIds,
): Promise<SpaceMembership> {
  return await answerOf(send, spaceMembershipSchema, {
    endpoint: "readMembership",
    parameters: { spaceId, membershipId },
    query: "include=1",
  });
}

/** Every role of a Space. Throws `SpaceError`. */
export async function listSpaceRoles(send: ConsoleSend, spaceId: string): Promise<SpaceRole[]> {
  const roles: SpaceRole[] = [];
  let next: string | undefined;
  for (let pages = 0; pages < mostRolePages; pages++) {
    const query = listQueryString({ limit: mostPerPage, ...(next !== undefined && { next }) });
    const call = { endpoint: "listSpaceRoles", parameters: { spaceId }, query } as const;
    const page = await listPageOf(send, spaceRoleSchema, call);
    roles.push(...page.items);
    next = page.next;
    if (next === undefined) break;
  }
  return roles;
}

/** In `sys`, as that of a ServiceUser, or beside it. */
export function emailOf({ sys, email }: PlatformUser): string | undefined {
  return email ?? sys.email;
}

/** The user with exactly this address, if any. Throws `SpaceError`. */
export async function findUser(send: ConsoleSend, email: string): Promise<PlatformUser | undefined> {
  const query = listQueryString({ conditions: [["email", email]] });
  const { items } = await listPageOf(send, platformUserSchema, { endpoint: "findUsers", query });
  // Compared again, as a CMA that ignored the condition would let in the wrong user.
  return items.find((user) => emailOf(user)?.toLowerCase() === email.toLowerCase());
}

/** Adds an existing user; 409 `AlreadyMember`. Throws `SpaceError`. */
export async function addMembership(
  send: ConsoleSend,
  spaceId: string,
  { userId, roleIds }: { userId: string; roleIds: readonly string[] },
): Promise<SpaceMembership> {
  return await answerOf(send, spaceMembershipSchema, {
    endpoint: "addMembership",
    parameters: { spaceId },
    body: { user: refer(userId, "User"), roles: roleIds.map((id) => refer(id, "SpaceRole")) },
  });
}

/**
 * Replaces a member's roles of `version` (`X-Service-Version`): 409 `VersionMismatch`, or `LastManager` if
 * nobody could manage members. Throws `SpaceError`.
 */
export async function replaceRoles(
  send: ConsoleSend,
  place: MembershipIds,
  { version, roleIds }: { version: number; roleIds: readonly string[] },
): Promise<SpaceMembership> {
  const body = { roles: roleIds.map((id) => refer(id, "SpaceRole")) };
  const call = { endpoint: "replaceRoles", parameters: { ...place }, version, body } as const;
  return await changeOf(send, spaceMembershipSchema, call, async () => await readMembership(send, place));
}

/** Removes a member, whatever the version; 409 `LastManager`. Throws `SpaceError`. */
export async function deleteMembership(send: ConsoleSend, place: MembershipIds): Promise<void> {
  await sendOnly(send, { endpoint: "deleteMembership", parameters: { ...place } });
}

function refer(id: string, targetType: "User" | "SpaceRole") {
  return { sys: { id, type: "Refer", targetType } };
}
