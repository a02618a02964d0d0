import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { Icon } from "#components/ui/icon.tsx";
import { Menu } from "#components/ui/menu.tsx";
import { MenuItem } from "#components/ui/menu-item.tsx";
import { Avatar } from "#components/ui/picture/avatar.tsx";
import { Time } from "#components/ui/time.tsx";
import { useRefused } from "#lib/browser/send/refusals.ts";
import { membersListId } from "#lib/collection/list-ids.ts";
import type { MemberNames } from "#lib/collection/of/members.ts";
import { userName } from "#lib/content/space-members.ts";
import { emailOf, type SpaceMembership } from "#lib/space/space-memberships.ts";
import type { MembersSubject } from "./members-subject.ts";
import { ClashChoice } from "./roles/clash-choice.tsx";
import { RoleDialog } from "./roles/role-dialog.tsx";
import { RoleTags, rolesNamed } from "./roles/role-names.tsx";
import { type RoleChange, useRoleChange } from "./roles/use-role-change.ts";

interface MemberRowProps {
  subject: MembersSubject;
  membership: SpaceMembership;
  /** Of the users who changed memberships. */
  names: MemberNames;
  onChanged: (membership: SpaceMembership) => void;
  /** The member has been removed meanwhile. */
  onGone: (name: string) => void;
  onRemove: () => void;
}

const row = classNames(
  "border-line has-[[data-part=roles]:focus-visible]:shadow-[inset_3px_0_0_-1px_var(--color-accent)]",
  "rtl:has-[[data-part=roles]:focus-visible]:shadow-[inset_-3px_0_0_-1px_var(--color-accent)]",
  "max-tablet:grid max-tablet:grid-cols-[minmax(0,1fr)_auto] max-tablet:gap-x-2 max-tablet:pt-4 max-tablet:pb-3",
);
const cell = "pe-5 max-tablet:pe-0";
const quiet = "text-13 whitespace-nowrap text-ink-3 tabular-nums";
const lowerOnPhone = "max-tablet:col-span-full max-tablet:w-auto max-tablet:ps-11";

/** A member with roles; below it, both sides of a clash. */
export function MemberRow({ subject, membership, names, onChanged, onGone, onRemove }: MemberRowProps) {
  const t = useTranslations("console.members");
  const { sys, roles } = membership;
  const name = userName(sys.user) ?? sys.user.sys.id;
  const email = emailOf(sys.user);
  const change = useRoleChange({
    spaceId: subject.spaceId,
    membership,
    onChanged,
    onGone: () => onGone(name),
  });
  const changer = useChanger(change.clash?.theirs ?? membership, names, subject.userId);
  return (
    <>
      <tr className={classNames(row, change.clash === undefined && "border-b")} data-row={sys.id}>
        <th
          scope="row"
          className={classNames(
            "h-16 w-[34%] max-w-0 pe-5 text-start font-normal max-tablet:col-start-1 max-tablet:row-start-1",
            "max-tablet:h-auto max-tablet:w-auto max-tablet:max-w-none max-tablet:pe-0",
          )}
        >
          <span className="float-start me-3 mt-1">
            <Avatar id={sys.user.sys.id} name={name} size={32} />
          </span>
          <span className="block min-w-0 overflow-hidden">
            <span className="block truncate font-semibold max-tablet:wrap-anywhere max-tablet:whitespace-normal">
              <bdi>{name}</bdi>{" "}
              {sys.user.sys.id === subject.userId && (
                <span className="font-normal text-ink-3">({t("you")})</span>
              )}
            </span>
            {email !== undefined && (
              <bdi className="block truncate text-13 text-ink-3 max-tablet:wrap-anywhere max-tablet:whitespace-normal">
                {email}
              </bdi>
            )}
          </span>
        </th>
        <td className={classNames(cell, lowerOnPhone, "w-[27%]")}>
          <RoleTags roles={rolesNamed(roles, subject.roles)} />
        </td>
        <td className={classNames(cell, quiet, "w-[11%] max-desktop:hidden")}>
          <Time at={sys.createdAt} form="short" />
        </td>
        <td
          className={classNames(
            `${cell} ${quiet} ${lowerOnPhone} w-[17%] max-tablet:whitespace-normal`,
            "max-tablet:[&>time]:after:px-[0.375em] max-tablet:[&>time]:after:content-['·']",
          )}
        >
          <ChangedBy {...{ subject, membership, names }} />
        </td>
        <td className="w-px max-tablet:col-start-2 max-tablet:row-start-1 max-tablet:-me-2.5 max-tablet:w-auto">
          <div className="flex items-center justify-end" data-part="row-acts">
            <RowActs {...{ subject, membership, name, change, onRemove }} />
            <RoleDialog {...{ subject, membership, name, change }} />
          </div>
        </td>
      </tr>
      {change.clash && (
        <tr className="border-b border-line max-tablet:block">
          <td colSpan={5} className="ps-11 pb-4 max-tablet:block max-tablet:ps-0">
            <ClashChoice {...{ subject, name, change }} clash={change.clash} by={changer} />
          </td>
        </tr>
      )}
    </>
  );
}

interface RowActsProps extends Pick<MemberRowProps, "subject" | "membership" | "onRemove"> {
  name: string;
  change: RoleChange;
}

function RowActs({ subject, membership, name, change, onRemove }: RowActsProps) {
  const t = useTranslations("console.members");
  const listId = membersListId(subject.spaceId);
  const mayChange = !useRefused("update", listId);
  const mayRemove = !useRefused("delete", listId);
  const menuId = `member-${membership.sys.id}`;
  if (!mayChange && !mayRemove) return null;
  return (
    <>
      {mayChange && (
        <Button
          className="max-tablet:hidden"
          data-part="roles"
          variant="quiet"
          size="small"
          aria-label={t("rolesOf", { name })}
          onClick={() => change.begin()}
          onKeyDown={({ key }) => mayRemove && (key === "Delete" || key === "Backspace") && onRemove()}
        >
          {t("roles")}
        </Button>
      )}
      <Button
        variant="quiet"
        size="small"
        iconOnly
        aria-label={t("more", { name })}
        popoverTarget={menuId}
        icon={<Icon name="ellipsis" />}
      />
      <Menu id={menuId} label={t("more", { name })} align="end">
        {mayChange && (
          <MenuItem closes={menuId} icon={<Icon name="users-round" />} onClick={() => change.begin()}>
            {t("change")}
          </MenuItem>
        )}
        {mayRemove && (
          <MenuItem closes={menuId} tone="danger" icon={<Icon name="user-minus" />} onClick={onRemove}>
            {t("remove", { space: subject.spaceName })}
          </MenuItem>
        )}
      </Menu>
    </>
  );
}

/** Who changed a membership last, and when. */
function ChangedBy({ subject, membership, names }: Pick<MemberRowProps, "subject" | "membership" | "names">) {
  const t = useTranslations("console.members");
  const by = useChanger(membership, names, subject.userId);
  return (
    <>
      <span className="tablet:hidden">{t("changed")} </span>
      <Time at={membership.sys.updatedAt} form="short" />
      <span className="block max-w-48 overflow-hidden text-ellipsis max-tablet:inline">
        {t("by", { by })}
      </span>
    </>
  );
}

/** The name of the user who changed a membership last. */
function useChanger({ sys }: SpaceMembership, names: MemberNames, userId: string): string {
  const t = useTranslations("console.members");
  const id = (sys.updatedBy ?? sys.createdBy)?.sys.id;
  const name = id === undefined ? undefined : names[id];
  if (id === userId) return name ? t("namedYou", { name }) : t("you");
  if (name === undefined) return t("another");
  return name === null ? t("someone") : t("named", { name });
}
