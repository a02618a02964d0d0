import { bearerOf, type Call } from "./call.ts";
import { refuse } from "./refused.ts";
import type { Member } from "./resource.ts";
import type { Space } from "./space.ts";
import type { Tokens } from "./tokens.ts";

type Action = "create" | "update" | "delete";

/** Both ServiceUserRoles let a member read everything; an author writes its own data. */
export function checkScope(member: Member, action: Action, createdBy: string): void {
  const isTheirs = createdBy === member.id || (action === "delete" && member.isAdmin);
  if (member.role === "reader" || !isTheirs) refuse("forbidden");
}

/** The member of the accessToken, in the Space of the path if it names one. */
export function callerOf(space: Space, tokens: Tokens, call: Call): Member {
  const member = space.members.get(tokens.memberOf(bearerOf(call)) ?? "") ?? refuse("badToken");
  const { spaceId } = call.parameters;
  if (spaceId !== undefined && spaceId !== space.id) return refuse("missing");
  return member;
}

/** What the map has for the id; otherwise refused as missing, or as gone if it was deleted. */
export function existing<T>(space: Space, all: Map<string, T>, id: string): T {
  return all.get(id) ?? refuse(space.deleted.has(id) ? "gone" : "missing");
}
