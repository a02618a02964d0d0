"use client";

import type { SpaceRole } from "#lib/space/space-membership.ts";
import { roleName } from "./role-name.ts";

interface RoleChecksProps {
  roles: readonly SpaceRole[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** Every role of the Space, to be chosen or not. More than fit can be chosen: then it is said, and nothing is lost. */
export function RoleChecks({ roles, chosen, onChange }: RoleChecksProps) {
  return (
    <ul className="role-checks">
      {roles.map((role) => {
        const { id } = role.sys;
        return (
          <li key={id}>
            <label className="menu-item">
              <input
                type="checkbox"
                className="check"
                checked={chosen.includes(id)}
                onChange={({ currentTarget }) =>
                  onChange(currentTarget.checked ? [...chosen, id] : chosen.filter((each) => each !== id))
                }
              />
              <bdi className="truncate">{roleName(role)}</bdi>
            </label>
          </li>
        );
      })}
    </ul>
  );
}
