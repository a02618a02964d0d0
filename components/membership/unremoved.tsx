import { useTranslations } from "next-intl";
import { UndeletedBanner } from "#components/collection/undeleted-banner.tsx";
import type { FailedDeletion, PendingDeletion } from "#lib/browser/deletion/delete-queue.ts";
import { pageDeletions, useDeletions } from "#lib/browser/deletion/page-deletions.ts";

interface UnremovedProps {
  listId: string;
  remove: (members: readonly PendingDeletion[]) => void;
}

/** After these the same call would be answered the same. */
const closed = new Set<FailedDeletion["failure"]>(["refused", "lastManager", "otherMember"]);

/** The members who could not be removed, and why; each is in the list again. */
export function Unremoved({ listId, remove }: UnremovedProps) {
  const t = useTranslations("console.removal");
  const members = useDeletions().failed.filter((each) => each.listId === listId);
  const again = members.filter(({ failure }) => !closed.has(failure));
  return (
    members.length > 0 && (
      <UndeletedBanner
        again={t("again")}
        onAgain={again.length > 0 ? () => remove(again) : undefined}
        understood={t("understood")}
        onUnderstood={() => pageDeletions().forgetFailed(members)}
      >
        {members.map(({ id, title, failure }) => (
          <p key={id}>{t(`failed.${failure}`, { name: title })}</p>
        ))}
      </UndeletedBanner>
    )
  );
}
