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

/** What is offered to somebody: every role that the Space lists, and of those that one began with what it does not. */
export function rolesOffered(
  known: readonly SpaceRole[],
  held: readonly SpaceRole[],
  begun: readonly string[],
): SpaceRole[] {
  const unlisted = begun.filter((id) => !known.some(({ sys }) => sys.id === id));
  return [...known, ...unlisted.map((id) => held.find(({ sys }) => sys.id === id) ?? { sys: { id } })];
}
