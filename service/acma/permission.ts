import type { Selectable } from "kysely";
import type { Database } from "#service/database/schema.ts";
import { ServiceError } from "#service/errors.ts";

export type RoleRule = Selectable<Database["service_user_role"]>["rules"][number];

/** The acting ServiceUser with the rules of its ServiceUserRole. */
export interface Actor {
  id: string;
  isAdmin: boolean;
  rules: RoleRule[];
}

/** The target of the action. For `create`, `createdBy` is the actor. */
export interface ActedOn {
  resource: "Content" | "Media";
  contentType?: string;
  createdBy: string;
}

/** A permission to read: everything of a kind, or only the member's own. */
export interface ReadGrant {
  /** All Content Types if absent. */
  contentType?: string;
  own: boolean;
}

/**
 * Whether a rule allows the action; without one it is denied. `isAdmin` lifts `createdBy: ":self"` for `delete` only
 * (`decisions.md`, "ServiceUserRole").
 */
export function mayAct(actor: Actor, action: RoleRule["actions"][number], on: ActedOn): boolean {
  return actor.rules.some((rule) => {
    if (rule.resource !== on.resource || !rule.actions.includes(action)) return false;
    if (rule.contentType !== undefined && rule.contentType !== on.contentType) return false;
    const lifted = actor.isAdmin && action === "delete";
    return rule.createdBy === undefined || lifted || on.createdBy === actor.id;
  });
}

/** @throws ServiceError `AccessDenied` */
export function requireMay(actor: Actor, action: RoleRule["actions"][number], on: ActedOn): void {
  if (mayAct(actor, action, on)) return;
  throw new ServiceError("AccessDenied", `Your role does not let you ${action} this.`);
}

/** The rules by which this actor may read a resource, or one Content Type. Empty: it may read nothing. */
export function readGrants(actor: Actor, resource: RoleRule["resource"], contentType?: string): ReadGrant[] {
  return actor.rules
    .filter((rule) => rule.resource === resource && rule.actions.includes("read"))
    .filter((rule) => resource === "Content" || rule.contentType === undefined)
    .filter((rule) => !contentType || !rule.contentType || rule.contentType === contentType)
    .map((rule) => ({
      ...(rule.contentType === undefined ? {} : { contentType: rule.contentType }),
      own: rule.createdBy !== undefined,
    }));
}

/** The Content Types that the grants open entirely: all, some, or undefined if access depends on the author. */
export function wholeTypes(grants: ReadGrant[]): "all" | string[] | undefined {
  const whole = grants.filter(({ own }) => !own);
  if (whole.some(({ contentType }) => contentType === undefined)) return "all";
  const types = [...new Set(whole.flatMap(({ contentType }) => contentType ?? []))];
  const covered = grants.every(({ contentType }) => contentType !== undefined && types.includes(contentType));
  return covered ? types : undefined;
}
