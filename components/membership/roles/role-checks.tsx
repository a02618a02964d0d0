import { useEffect, useEffectEvent, useRef } from "react";
import { Checkbox } from "#components/ui/form/checkbox.tsx";
import { menuItem } from "#components/ui/menu-item.tsx";
import { isSameRoles } from "#lib/content/space-members.ts";
import type { SpaceRole } from "#lib/space/space-memberships.ts";
import { roleName } from "./role-names.tsx";

interface RoleChecksProps {
  roles: readonly SpaceRole[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** A checkbox for each role of the Space. It allows more than the maximum; the form reports that. */
export function RoleChecks({ roles, chosen, onChange }: RoleChecksProps) {
  const list = useRef<HTMLUListElement>(null);
  // Like `useTypedBefore`: takes over what was checked before hydration.
  const takeOver = useEffectEvent(() => {
    const inputs = list.current?.querySelectorAll("input") ?? [];
    const checked = [...inputs].filter((input) => input.checked).map(({ value }) => value);
    if (!isSameRoles(checked, chosen)) onChange(checked);
  });
  useEffect(() => takeOver(), []);
  return (
    <ul ref={list}>
      {roles.map((role) => {
        const { id } = role.sys;
        return (
          <li key={id}>
            <label className={menuItem({ className: "cursor-pointer" })}>
              <Checkbox
                value={id}
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
