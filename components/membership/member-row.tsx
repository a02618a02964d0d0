import { Ellipsis, UserMinus, UsersRound } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { Menu } from "#components/ui/menu.tsx";
import { MenuItem } from "#components/ui/menu-item.tsx";
import { Avatar } from "#components/ui/picture/avatar.tsx";
import { Time } from "#components/ui/time.tsx";
import { useRefused } from "#lib/browser/send/refusals.ts";
import { type MemberNames, membersListId } from "#lib/collection/of/members.ts";
import { userName } from "#lib/content/space-members.ts";
import type { SpaceMembership } from "#lib/space/space-memberships.ts";
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

/** A member with roles; below it, both sides of a clash. */
export function MemberRow({ subject, membership, names, onChanged, onGone, onRemove }: MemberRowProps) {
  const t = useTranslations("console.members");
  const { sys, roles } = membership;
  const name = userName(sys.user) ?? t("unnamed");
  const change = useRoleChange({
    spaceId: subject.spaceId,
    membership,
    onChanged,
    onGone: () => onGone(name),
  });
  const changer = useChanger(change.clash?.theirs ?? membership, names, subject.userId);
  return (
    <>
      <tr data-row={sys.id} {...(change.clash && { "data-clash": "" })}>
        <th scope="row" className="member-who">
          <Avatar id={sys.user.sys.id} name={name} size={32} />
          <span className="member-lines">
            <span className="member-title">
              <bdi>{name}</bdi>{" "}
              {sys.user.sys.id === subject.userId && <span className="member-you">({t("you")})</span>}
            </span>
            {sys.user.email !== undefined && <bdi className="member-address">{sys.user.email}</bdi>}
          </span>
        </th>
        <td className="member-roles-cell">
          <RoleTags roles={rolesNamed(roles, subject.roles)} />
        </td>
        <td className="member-since">
          <Time at={sys.createdAt} form="short" />
        </td>
        <td className="member-changed">
          <ChangedBy {...{ subject, membership, names }} />
        </td>
        <td className="member-acts">
          <div className="member-actions">
            <RowActs {...{ subject, membership, name, change, onRemove }} />
            <RoleDialog {...{ subject, membership, name, change }} />
          </div>
        </td>
      </tr>
      {change.clash && (
        <tr className="clash-row">
          <td colSpan={5}>
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
          className="member-open max-tablet:hidden"
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
        icon={<Ellipsis />}
      />
      <Menu id={menuId} label={t("more", { name })} align="end">
        {mayChange && (
          <MenuItem closes={menuId} icon={<UsersRound />} onClick={() => change.begin()}>
            {t("change")}
          </MenuItem>
        )}
        {mayRemove && (
          <MenuItem closes={menuId} tone="danger" icon={<UserMinus />} onClick={onRemove}>
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
      <span className="members-narrow">{t("changed")} </span>
      <Time at={membership.sys.updatedAt} form="short" />
      <span className="member-by">{t("by", { by })}</span>
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
