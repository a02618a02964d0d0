import { useTranslations } from "next-intl";
import { UndeletedBanner } from "#components/list/undeleted-banner.tsx";
import { memberRemovals } from "#lib/browser/console/member-removals.ts";
import { type Undeleted, useRemovals } from "#lib/browser/removal/removal-state.ts";
import { membersListId } from "#lib/collection/of/members.ts";
import { useMemberRemoval } from "./use-member-removal.ts";

/** After these the same call would be answered the same. */
const closed = new Set<Undeleted["failure"]>(["refused", "lastManager", "otherMember"]);

/** Who could not be removed, and why; each is in the list again. */
export function Unremoved({ spaceId }: { spaceId: string }) {
  const t = useTranslations("console.removal");
  const remove = useMemberRemoval();
  const members = useRemovals().undeleted.filter(({ listId }) => listId === membersListId(spaceId));
  const again = members.filter(({ failure }) => !closed.has(failure));
  return (
    members.length > 0 && (
      <UndeletedBanner
        again={t("again")}
        onAgain={again.length > 0 ? () => remove(again) : undefined}
        understood={t("understood")}
        onUnderstood={() => memberRemovals().forgetUndeleted()}
      >
        {members.map(({ id, title, failure }) => (
          <p key={id}>{t(`failed.${failure}`, { name: title })}</p>
        ))}
      </UndeletedBanner>
    )
  );
}
