import { isSameRoles, roleIdsOf, userName } from "#lib/content/space-members.ts";
import { isInDoubt, isSpaceError, type SpaceError } from "#lib/space/space-error.ts";
import {
  addMembership,
  type ConsoleSend,
  findUser,
  membershipsOf,
  mostRoles,
  type PlatformUser,
} from "#lib/space/space-memberships.ts";
import { type ConsoleFailure, failureAfterLoss, failureOf } from "./console-failure.ts";

export type AddressProblem = "missing" | "shape" | "nobody" | "already" | "refusedAddress";
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
  const address = email.trim() === "" ? "missing" : /^\S+@\S+$/.test(email.trim()) ? undefined : "shape";
  const roles = rolesProblem(roleIds);
  if (address !== undefined || roles !== undefined) {
    return { kind: "typed", ...(address && { address }), ...(roles && { roles }) };
  }
  try {
    const user = await findUser(send, email.trim());
    if (user === undefined) return { kind: "typed", address: "nobody" };
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
    if (isSpaceError(error, "ValidationFailed")) return refusedField(error);
    if (!isInDoubt(error)) throw error;
    return await look(send, spaceId, { user, roleIds });
  }
}

/** The answer was lost: checks whether the member was added. */
async function look(send: ConsoleSend, spaceId: string, { user, roleIds }: Found): Promise<AddOutcome> {
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
