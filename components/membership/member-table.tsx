import { useTranslations } from "next-intl";
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

/** One page of members; cards on a phone. */
export function MemberTable({ subject, page, isBusy, onChanged, onGone, onRemove }: MemberTableProps) {
  const t = useTranslations("console.members");
  return (
    <table
      className="member-table"
      aria-label={t("titleOf", { space: subject.spaceName })}
      aria-busy={isBusy}
    >
      <thead>
        <tr>
          <th scope="col">{t("head.name")}</th>
          <th scope="col">{t("head.roles")}</th>
          <th scope="col" className="member-since">
            {t("head.since")}
          </th>
          <th scope="col" className="member-changed">
            {t("head.changed")}
          </th>
          <th scope="col">
            <span className="sr-only">{t("head.acts")}</span>
          </th>
        </tr>
      </thead>
      <tbody>
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
