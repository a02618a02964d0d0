import type { SpaceRole } from "#lib/space/space-membership.ts";

/** What a role is called; one without a name, by its id. */
export function roleName({ name, sys }: SpaceRole): string {
  return name?.trim() || sys.id;
}

/** Roles by their ids, with the names that the Space has for them; one that is gone keeps what it came with. */
export function rolesNamed(roles: readonly SpaceRole[], known: readonly SpaceRole[]): SpaceRole[] {
  return roles.map((role) => (role.name ? role : (known.find(({ sys }) => sys.id === role.sys.id) ?? role)));
}

/** The names of some roles, one after the other. */
export function roleNames(roles: readonly SpaceRole[]): string {
  return roles.map(roleName).join(", ");
}
