import { recordName } from "#lib/content/space-members.ts";
import type { SpaceRole } from "#lib/space/space-memberships.ts";

export function RoleTags({ roles }: { roles: readonly SpaceRole[] }) {
  return (
    <ul className="flex flex-wrap gap-1.5 py-2" data-part="role-tags">
      {roles.map((role) => (
        <li
          key={role.sys.id}
          className="rounded-2 bg-hover px-2 py-0.5 text-13 wrap-anywhere text-ink-2 forced-colors:border"
        >
          <bdi>{roleName(role)}</bdi>
        </li>
      ))}
    </ul>
  );
}

/** The name of a role, or its id. */
export function roleName(role: SpaceRole): string {
  return recordName(role) ?? role.sys.id;
}

/** Roles with the names that the Space has for them. */
export function rolesNamed(roles: readonly SpaceRole[], known: readonly SpaceRole[]): SpaceRole[] {
  return roles.map((role) =>
    recordName(role) === undefined ? (known.find(({ sys }) => sys.id === role.sys.id) ?? role) : role,
  );
}

export function roleNames(roles: readonly SpaceRole[]): string {
  return roles.map(roleName).join(", ");
}

/** The roles to choose from: those of the Space, and those of a draft that the Space no longer lists. */
export function rolesOffered(
  known: readonly SpaceRole[],
  current: readonly SpaceRole[],
  begun: readonly string[],
): SpaceRole[] {
  const unlisted = begun.filter((id) => !known.some(({ sys }) => sys.id === id));
  return [...known, ...unlisted.map((id) => current.find(({ sys }) => sys.id === id) ?? { sys: { id } })];
}
