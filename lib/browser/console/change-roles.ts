import { isSameRoles, roleIdsOf } from "#lib/content/space-members.ts";
import { isGone, isInDoubt, isSpaceError } from "#lib/space/space-error.ts";
import {
  type ConsoleSend,
  type MembershipIds,
  readMembership,
  replaceRoles,
  type SpaceMembership,
} from "#lib/space/space-memberships.ts";
import { type ConsoleFailure, failureAfterLoss, failureOf } from "./console-failure.ts";

export type RolesOutcome =
  | { kind: "changed"; membership: SpaceMembership }
  /** Another user changed them first; nothing was overwritten. */
  | { kind: "conflict"; theirs: SpaceMembership }
  | { kind: "gone" }
  /** The service refuses these roles: one no longer exists. */
  | { kind: "refusedRoles" }
  | { kind: "failed"; failure: ConsoleFailure };

interface RolesChange {
  place: MembershipIds;
  /** The `sys.version` of which the change was made. */
  version: number;
  roleIds: readonly string[];
}

/**
 * Replaces a member's roles. After a version conflict or a lost answer it reads the current roles: equal ones
 * are a success, and nothing is sent twice.
 */
export async function changeRoles(send: ConsoleSend, change: RolesChange): Promise<RolesOutcome> {
  try {
    return { kind: "changed", membership: await replaceRoles(send, change.place, change) };
  } catch (error) {
    if (isGone(error)) return { kind: "gone" };
    if (isSpaceError(error, "ValidationFailed")) return { kind: "refusedRoles" };
    if (isSpaceError(error, "VersionMismatch") || isInDoubt(error)) return await look(send, change);
    return { kind: "failed", failure: failureOf(error) };
  }
}

async function look(send: ConsoleSend, { place, version, roleIds }: RolesChange): Promise<RolesOutcome> {
  try {
    const theirs = await readMembership(send, place);
    if (theirs.sys.version === version) return { kind: "failed", failure: "unreachable" };
    const isThere = isSameRoles(roleIdsOf(theirs), roleIds);
    return isThere ? { kind: "changed", membership: theirs } : { kind: "conflict", theirs };
  } catch (error) {
    if (isGone(error)) return { kind: "gone" };
    return { kind: "failed", failure: failureAfterLoss(error) };
  }
}
