import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { PageHead } from "#components/ui/page-head.tsx";
import type { MembersSubject } from "./members-subject.ts";

interface MembersHeadProps {
  subject: Pick<MembersSubject, "spaceName">;
  /** How many members; undefined while nobody can say. */
  total: number | undefined;
  switcher: ReactNode;
}

/** Whose members, and how many. On a phone the Space comes first. */
export function MembersHead({ subject, total, switcher }: MembersHeadProps) {
  const t = useTranslations("console.members");
  return (
    <PageHead
      title={
        <>
          <span className="members-wide">
            {t.rich("titleRich", { space: () => <bdi>{subject.spaceName}</bdi> })}
          </span>
          <bdi className="members-narrow">{subject.spaceName}</bdi>
        </>
      }
      {...(total !== undefined && {
        number: (
          <>
            <span className="members-wide">{total}</span>
            <span className="members-narrow">{t("count", { count: total })}</span>
          </>
        ),
      })}
      actions={switcher}
    />
  );
}
