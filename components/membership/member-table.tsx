import { useTranslations } from "next-intl";
import { classNames } from "#components/ui/class-names.ts";
import type { MembersPage } from "#lib/collection/of/members.ts";
import type { SpaceMembership } from "#lib/space/space-memberships.ts";
import { MemberRow } from "./member-row.tsx";
import type { MembersSubject } from "./members-subject.ts";

interface MemberTableProps {
  subject: MembersSubject;
  page: MembersPage;
  isBusy: boolean;
  onChanged: (membership: SpaceMembership) => void;
  onGone: (name: string) => void;
  onRemove: (membership: SpaceMembership) => void;
}

const head = "h-9 pe-5 text-start text-13 font-medium whitespace-nowrap text-ink-3 last:pe-0";

/** One page of members; cards on a phone. */
export function MemberTable({ subject, page, isBusy, onChanged, onGone, onRemove }: MemberTableProps) {
  const t = useTranslations("console.members");
  return (
    <table
      className="group w-full border-collapse text-start max-tablet:block"
      aria-label={t("titleOf", { space: subject.spaceName })}
      aria-busy={isBusy}
    >
      <thead className="max-tablet:sr-only">
        <tr className="border-b border-line">
          <th scope="col" className={head}>
            {t("head.name")}
          </th>
          <th scope="col" className={head}>
            {t("head.roles")}
          </th>
          <th scope="col" className={classNames(head, "w-[11%] max-desktop:hidden")}>
            {t("head.since")}
          </th>
          <th scope="col" className={classNames(head, "w-[17%]")}>
            {t("head.changed")}
          </th>
          <th scope="col" className={head}>
            <span className="sr-only">{t("head.acts")}</span>
          </th>
        </tr>
      </thead>
      <tbody
        className={classNames(
          "group-aria-busy:opacity-60 max-tablet:block",
          "group-aria-busy:[transition:opacity_var(--default-transition-duration)_linear_var(--transition-duration-calm)]",
        )}
      >
        {page.items.map((membership) => (
          <MemberRow
            key={membership.sys.id}
            {...{ subject, membership, onChanged, onGone }}
            names={page.names}
            onRemove={() => onRemove(membership)}
          />
        ))}
      </tbody>
    </table>
  );
}
