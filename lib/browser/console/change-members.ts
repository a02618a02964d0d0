import { isSameRoles, roleIdsOf, userName } from "#lib/content/space-members.ts";
import { problemKind } from "#lib/content/space-problem.ts";
import { canonicalText } from "#lib/fields/canonical-text.ts";
import { isGone, isInDoubt, isRefused, isSpaceError, type SpaceError } from "#lib/space/space-error.ts";
import {
  addMembership,
  type ConsoleSend,
  findUser,
  type MembershipIds,
  membershipsOf,
  mostRoles,
  type PlatformUser,
  readMembership,
  replaceRoles,
  type SpaceMembership,
} from "#lib/space/space-memberships.ts";

export type AddressProblem = "missing" | "shape" | "noAccount" | "already" | "refusedAddress";
export type RolesProblem = "none" | "tooMany" | "refusedRoles";

export type AddOutcome =
  | { kind: "added"; name: string }
  /** Problems of the input; `name` of the user that was found. */
  | { kind: "typed"; address?: AddressProblem; roles?: RolesProblem; name?: string }
  | { kind: "failed"; failure: ConsoleFailure };

interface Wanted {
  email: string;
  roleIds: readonly string[];
}

export function rolesProblem(roleIds: readonly string[]): RolesProblem | undefined {
  if (roleIds.length === 0) return "none";
  return roleIds.length > mostRoles ? "tooMany" : undefined;
}

/** Adds the user with exactly this address. A person without an account is not invited. */
export async function addMember(
  send: ConsoleSend,
  spaceId: string,
  { email, roleIds }: Wanted,
): Promise<AddOutcome> {
  const typed = canonicalText(email).trim();
  const address = typed === "" ? "missing" : /^\S+@\S+$/.test(typed) ? undefined : "shape";
  const roles = rolesProblem(roleIds);
  if (address !== undefined || roles !== undefined) {
    return { kind: "typed", ...(address && { address }), ...(roles && { roles }) };
  }
  try {
    const user = await findUser(send, typed);
    if (user === undefined) return { kind: "typed", address: "noAccount" };
    return await add(send, spaceId, { user, roleIds });
  } catch (error) {
    return { kind: "failed", failure: failureOf(error) };
  }
}

interface Found {
  user: PlatformUser;
  roleIds: readonly string[];
}

async function add(send: ConsoleSend, spaceId: string, { user, roleIds }: Found): Promise<AddOutcome> {
  const name = userName(user) ?? "";
  try {
    await addMembership(send, spaceId, { userId: user.sys.id, roleIds });
    return { kind: "added", name };
  } catch (error) {
    if (isSpaceError(error, "AlreadyMember")) return { kind: "typed", address: "already", name };
    if (isRefused(error)) return refusedField(error);
    if (!isInDoubt(error)) throw error;
    return await afterLostAdd(send, spaceId, { user, roleIds });
  }
}

/** The answer was lost: checks whether the member was added. */
async function afterLostAdd(
  send: ConsoleSend,
  spaceId: string,
  { user, roleIds }: Found,
): Promise<AddOutcome> {
  const name = userName(user) ?? "";
  try {
    const [there] = await membershipsOf(send, spaceId, [user.sys.id]);
    if (there === undefined) return { kind: "failed", failure: "unreachable" };
    const isOurs = isSameRoles(roleIdsOf(there), roleIds);
    return isOurs ? { kind: "added", name } : { kind: "typed", address: "already", name };
  } catch (error) {
    return { kind: "failed", failure: failureAfterLoss(error) };
  }
}

function refusedField({ fieldProblems }: SpaceError): AddOutcome {
  const isRoles = fieldProblems.some(({ path }) => path?.startsWith("roles"));
  return { kind: "typed", ...(isRoles ? { roles: "refusedRoles" } : { address: "refusedAddress" }) };
}

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
    if (isRefused(error)) return { kind: "refusedRoles" };
    if (isSpaceError(error, "VersionMismatch") || isInDoubt(error)) return await currentRoles(send, change);
    return { kind: "failed", failure: failureOf(error) };
  }
}

async function currentRoles(
  send: ConsoleSend,
  { place, version, roleIds }: RolesChange,
): Promise<RolesOutcome> {
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

const named = ["refused", "lastManager", "unreachable", "limited", "ended", "otherMember"] as const;

/** Why an action of the console failed, other than through its input. */
export type ConsoleFailure = (typeof named)[number] | "unknown" | "other";

/** The failure of a `SpaceError`; other errors are rethrown. */
function failureOf(error: unknown): ConsoleFailure {
  if (!isSpaceError(error)) throw error;
  return problemKind(error.code, named);
}

/** The failure of a look after a lost answer: what happened stays unknown. */
function failureAfterLoss(error: unknown): ConsoleFailure {
  const failure = failureOf(error);
  return failure === "ended" || failure === "otherMember" ? failure : "unknown";
}
