import type { PlatformUser, SpaceMembership } from "#lib/space/space-memberships.ts";

/** The name, else the e-mail address. */
export function userName({ name, email }: PlatformUser): string | undefined {
  return name?.trim() || email;
}

/** In any order. */
export function isSameRoles(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id) => other.includes(id));
}

export function roleIdsOf({ roles }: SpaceMembership): string[] {
  return roles.map(({ sys }) => sys.id);
}

/** The name, else the id of a Refer. */
export function spaceName({ sys, name }: SpaceMembership["sys"]["space"]): string {
  return name?.trim() || sys.id;
}
