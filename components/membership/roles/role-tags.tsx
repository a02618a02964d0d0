import type { SpaceRole } from "#lib/space/space-memberships.ts";
import { roleName } from "./role-name.ts";

export function RoleTags({ roles }: { roles: readonly SpaceRole[] }) {
  return (
    <ul className="role-tags">
      {roles.map((role) => (
        <li key={role.sys.id} className="role-tag">
          <bdi>{roleName(role)}</bdi>
        </li>
      ))}
    </ul>
  );
}
