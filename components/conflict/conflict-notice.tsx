import { useTranslations } from "next-intl";
import { Banner } from "#components/ui/banner.tsx";
import { Button, ButtonLink } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { paths } from "#lib/paths.ts";
import type { Content } from "#lib/space/content.ts";
import type { Conflict } from "./use-conflict.ts";

interface ConflictNoticeProps {
  theirs: Content;
  memberId: string;
  conflict: Conflict;
}

/** Another version was published meanwhile. */
export function ConflictNotice({ theirs, memberId, conflict }: ConflictNoticeProps) {
  const t = useTranslations("conflict");
  const { version, updatedBy, createdBy, contentType, id } = theirs.sys;
  const isOwn = (updatedBy ?? createdBy).sys.id === memberId;
  return (
    <Banner tone="warning" role="alert" icon={<Icon name="git-fork" />}>
      <p className="mb-2.5">
        <strong className="font-semibold">{t(isOwn ? "noticeOwn" : "noticeOther", { version })}</strong>{" "}
        {t("allKept")}
      </p>
      <p className="flex flex-wrap gap-2" data-part="conflict-actions">
        <Button size="small" onClick={conflict.compare}>
          {t("compare")}
        </Button>
        <ButtonLink
          size="small"
          variant="quiet"
          href={paths.content(contentType.sys.id, id)}
          target="_blank"
          prefetch={false}
        >
          {t("seeTheirs", { version })}
        </ButtonLink>
        <Button size="small" variant="quiet" onClick={conflict.decideLater}>
          {t("continue")}
        </Button>
      </p>
    </Banner>
  );
}
