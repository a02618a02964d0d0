import type { PlatformUser, SpaceMembership } from "#lib/space/space-membership.ts";

/** What somebody is called: by the name, else by the address. */
export function userName({ name, email }: PlatformUser): string | undefined {
  return name?.trim() || email;
}

/** What a list of roles is, whatever their order. */
export function isSameRoles(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id) => other.includes(id));
}

export function roleIdsOf({ roles }: SpaceMembership): string[] {
  return roles.map(({ sys }) => sys.id);
}

/** What a Space is called; one that came as a Refer, by its id. */
export function spaceName({ sys, name }: SpaceMembership["sys"]["space"]): string {
  return name?.trim() || sys.id;
}
