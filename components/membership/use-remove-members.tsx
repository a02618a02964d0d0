import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { deleteWithUndo, focusRow } from "#components/collection/delete-with-undo.ts";
import { consoleSend } from "#lib/browser/console/console-send.ts";
import { pendingDeletion } from "#lib/browser/deletion/delete-item.ts";
import type { PendingDeletion } from "#lib/browser/deletion/delete-queue.ts";
import { membersOf } from "#lib/collection/of/members.ts";
import { userName } from "#lib/content/space-members.ts";
import type { SpaceMembership } from "#lib/space/space-membership.ts";
import type { MembersSubject } from "./members-subject.ts";
import { RemoveQuestion } from "./remove-question.tsx";

interface RemoveMembers {
  /** Asks before a member is removed. */
  ask: (membership: SpaceMembership) => void;
  question: ReactNode;
  remove: (members: readonly PendingDeletion[]) => void;
}

/** Removes members from a Space, which can be undone for some seconds. */
export function useRemoveMembers({ spaceId, spaceName, userId }: MembersSubject): RemoveMembers {
  const t = useTranslations("console.removal");
  const [asked, setAsked] = useState<SpaceMembership>();
  const user = asked?.sys.user;
  const name = user && (userName(user) ?? user.sys.id);
  const remove = (members: readonly PendingDeletion[]) =>
    deleteWithUndo(members, {
      deleted: (pending) => t("removed", { count: pending.length, name: pending[0]?.title ?? "" }),
      undo: t("undo"),
    });
  const removeAsked = () => {
    if (asked === undefined) return;
    const { id } = asked.sys;
    focusRow(rowAfter(id));
    remove([pendingDeletion(membersOf(spaceId), consoleSend, { id, title: name ?? "", right: "delete" })]);
  };
  const question = (
    <RemoveQuestion
      {...{ name, spaceName }}
      isYou={user?.sys.id === userId}
      close={() => setAsked(undefined)}
      onRemove={removeAsked}
    />
  );
  return { ask: setAsked, question, remove };
}

/** The row that takes the place of one that goes: the next, else the one before. */
function rowAfter(membershipId: string): string | undefined {
  const ids = [...document.querySelectorAll<HTMLElement>("[data-row]")].map(({ dataset }) => dataset.row);
  const at = ids.indexOf(membershipId);
  return ids[at + 1] ?? ids[at - 1];
}
