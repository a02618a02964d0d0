import { useTranslations } from "next-intl";
import { type ReactNode, useId, useRef } from "react";
import { classNames } from "#components/ui/class-names.ts";
import { FieldNote, FieldProblem, fieldLabel } from "#components/ui/form/field.tsx";
import { RemovableTag } from "#components/ui/form/removable-tag.tsx";
import { inputVariants } from "#components/ui/form/text-input.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Menu } from "#components/ui/menu.tsx";
import { MenuLabel } from "#components/ui/menu-item.tsx";
import type { SpaceRole } from "#lib/space/space-memberships.ts";
import { RoleChecks } from "./role-checks.tsx";
import { roleName } from "./role-names.tsx";

interface RolePickerProps {
  roles: readonly SpaceRole[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  problem?: ReactNode;
}

/** The chosen roles as tags, all roles in a menu. */
export function RolePicker({ roles, chosen, onChange, problem }: RolePickerProps) {
  const t = useTranslations("console.add");
  const id = useId();
  const menuId = `${id}-menu`;
  const opener = useRef<HTMLButtonElement>(null);
  const shown = chosen.flatMap((each) => roles.filter(({ sys }) => sys.id === each));
  return (
    <fieldset className="min-w-0">
      <legend className={fieldLabel}>
        {t("roles")} <FieldNote>{t("few")}</FieldNote>
      </legend>
      <div className={inputVariants({ part: "tags" })} {...(problem !== undefined && { "data-invalid": "" })}>
        {shown.length > 0 && (
          <ul className="contents">
            {shown.map((role) => (
              <RemovableTag
                key={role.sys.id}
                aria-label={t("removeRole", { role: roleName(role) })}
                onClick={() => {
                  onChange(chosen.filter((each) => each !== role.sys.id));
                  opener.current?.focus();
                }}
              >
                {roleName(role)}
              </RemovableTag>
            ))}
          </ul>
        )}
        <button
          ref={opener}
          type="button"
          className={classNames(
            "flex h-6.5 min-w-28 flex-1 items-center justify-between gap-2 rounded-2 px-1.5 text-start text-ink-3",
            "hover:text-ink focus-visible:outline-none max-tablet:h-9",
          )}
          data-part="role-opener"
          popoverTarget={menuId}
          {...(problem !== undefined && { "aria-describedby": `${id}-problem` })}
        >
          <span>{t(chosen.length === 0 ? "choose" : "another")}</span>
          <Icon name="chevron-down" size={16} />
        </button>
        <Menu id={menuId} label={t("roles")} align="end">
          <MenuLabel isTitle>{t("roles")}</MenuLabel>
          <RoleChecks {...{ roles, chosen, onChange }} />
        </Menu>
      </div>
      {problem !== undefined && <FieldProblem id={id}>{problem}</FieldProblem>}
    </fieldset>
  );
}
