import { useTranslations } from "next-intl";
import { Time } from "#components/ui/time.tsx";
import type { MemberNames } from "#lib/collection/of/members.ts";
import type { SpaceMembership } from "#lib/space/space-membership.ts";

interface ChangedByProps {
  membership: SpaceMembership;
  names: MemberNames;
  userId: string;
}

/** Who changed a membership last, and when. */
export function ChangedBy({ membership, names, userId }: ChangedByProps) {
  const t = useTranslations("console.members");
  const by = useChanger(membership, names, userId);
  return (
    <>
      <span className="members-narrow">{t("changed")} </span>
      <Time at={membership.sys.updatedAt} form="short" />
      <span className="member-by">{t("by", { by })}</span>
    </>
  );
}

/** What whoever changed a membership last is called here. */
export function useChanger({ sys }: SpaceMembership, names: MemberNames, userId: string): string {
  const t = useTranslations("console.members");
  const id = (sys.updatedBy ?? sys.createdBy)?.sys.id;
  const name = id === undefined ? undefined : names[id];
  if (id === userId) return name ? t("namedYou", { name }) : t("you");
  if (name === undefined) return t("another");
  return name === null ? t("someone") : t("named", { name });
}
