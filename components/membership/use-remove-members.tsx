import { useTranslations } from "next-intl";
import { useState } from "react";
import { deleteWithUndo, focusRow } from "#components/collection/delete-with-undo.ts";
import { UndeletedBanner } from "#components/collection/undeleted-items.tsx";
import { Dialog, DialogText } from "#components/ui/dialog.tsx";
import { QuestionActions } from "#components/ui/question-actions.tsx";
import { consoleSend } from "#lib/browser/console/console-send.ts";
import { pendingDeletion } from "#lib/browser/deletion/delete-item.ts";
import type { FailedDeletion, PendingDeletion } from "#lib/browser/deletion/delete-queue.ts";
import { pageDeletions, useDeletions } from "#lib/browser/deletion/page-deletions.ts";
import { membersOf } from "#lib/collection/of/members.ts";
import { userName } from "#lib/content/space-members.ts";
import type { SpaceMembership } from "#lib/space/space-memberships.ts";
import type { MembersSubject } from "./members-subject.ts";

/** Removes members from a Space; `question` is the dialog that `ask` opens. Undo is possible for some seconds. */
export function useRemoveMembers({ spaceId, spaceName, userId }: MembersSubject) {
  const t = useTranslations("console.removal");
  const [membership, setMembership] = useState<SpaceMembership>();
  const user = membership?.sys.user;
  const name = user && (userName(user) ?? user.sys.id);
  const remove = (members: readonly PendingDeletion[]) =>
    deleteWithUndo(members, {
      deleted: (pending) => t("removed", { count: pending.length, name: pending[0]?.title ?? "" }),
      undo: t("undo"),
    });
  const removeChosen = () => {
    if (membership === undefined) return;
    const { id } = membership.sys;
    focusRow(rowAfter(id));
    remove([pendingDeletion(membersOf(spaceId), consoleSend, { id, title: name ?? "", right: "delete" })]);
  };
  const isYou = user?.sys.id === userId;
  const close = () => setMembership(undefined);
  const question = (
    <Dialog
      open={membership !== undefined}
      onClose={close}
      title={isYou ? t("titleYou", { space: spaceName }) : t("title", { name: name ?? "", space: spaceName })}
      alert
    >
      <DialogText>{t(isYou ? "textYou" : "text")}</DialogText>
      <QuestionActions keep={t("cancel")} act={t("remove")} close={close} onAct={removeChosen} />
    </Dialog>
  );
  return { ask: setMembership, question, remove };
}

/** The row to focus after one is removed: the next, else the previous. */
function rowAfter(membershipId: string): string | undefined {
  const ids = [...document.querySelectorAll<HTMLElement>("[data-row]")].map(({ dataset }) => dataset.row);
  const at = ids.indexOf(membershipId);
  return ids[at + 1] ?? ids[at - 1];
}

/** Failures after which another attempt would fail too. */
const closed = new Set<FailedDeletion["failure"]>(["refused", "lastManager", "otherMember"]);

/** The members who couldn't be removed, and why. */
export function Unremoved({
  listId,
  remove,
}: Pick<ReturnType<typeof useRemoveMembers>, "remove"> & { listId: string }) {
  const t = useTranslations("console.removal");
  const members = useDeletions().failed.filter((each) => each.listId === listId);
  const again = members.filter(({ failure }) => !closed.has(failure));
  return (
    members.length > 0 && (
      <UndeletedBanner
        again={t("again")}
        onAgain={again.length > 0 ? () => remove(again) : undefined}
        understood={t("ok")}
        onUnderstood={() => pageDeletions().forgetFailed(members)}
      >
        {members.map(({ id, title, failure }) => (
          <p key={id}>{t(`failed.${failure}`, { name: title })}</p>
        ))}
      </UndeletedBanner>
    )
  );
}
