import { useTranslations } from "next-intl";
import { type ReactNode, useRef, useState } from "react";
import { deleteWithUndo, focusRow } from "#components/list/delete-with-undo.ts";
import { Pager } from "#components/list/pager.tsx";
import { consoleSend } from "#lib/browser/console/console-send.ts";
import { pendingDeletion } from "#lib/browser/deletion/delete-item.ts";
import type { PendingDeletion } from "#lib/browser/deletion/deletion-state.ts";
import { useCollectionPage } from "#lib/browser/list/use-collection-page.ts";
import { useRowCursor } from "#lib/browser/list/use-row-cursor.ts";
import { type MembersPage, membersOf } from "#lib/collection/of/members.ts";
import type { ServedPage } from "#lib/collection/page.ts";
import { changedView, pageSizes, type View } from "#lib/collection/view.ts";
import { userName } from "#lib/content/space-members.ts";
import type { SpaceMembership } from "#lib/space/space-membership.ts";
import { AddMember } from "./add-member.tsx";
import { GoneNotice } from "./gone-notice.tsx";
import { MemberTable } from "./member-table.tsx";
import { MembersHead } from "./members-head.tsx";
import { MembersProblem } from "./members-problem.tsx";
import { MembersSkeleton } from "./members-skeleton.tsx";
import { RemoveQuestion } from "./remove-question.tsx";
import type { SpaceDesk } from "./space-desk.ts";
import { Unremoved } from "./unremoved.tsx";
import { withMembership } from "./with-membership.ts";

interface MembersOfViewProps {
  desk: SpaceDesk;
  served: ServedPage<MembersPage>;
  view: View;
  switcher: ReactNode;
}

/** A list that no page size divides needs no pager. */
const [smallestPage] = pageSizes;

/** One page of members, kept up to date; what was there stays when it cannot be. */
export function MembersOfView({ desk, served, view, switcher }: MembersOfViewProps) {
  const { spaceId } = desk;
  const collection = membersOf(spaceId);
  const { page, problem, isCurrent, isWaiting, cached, update, retry } = useCollectionPage({
    ...{ collection, view, served },
    send: consoleSend,
  });
  const turned = page ?? cached?.page;
  const list = useRef<HTMLDivElement>(null);
  const remove = useRemoveMembers();
  const { question, ask } = useRemoveQuestion(desk, remove);
  const [gone, setGone] = useState<string>();
  useRowCursor(list, ".member-open");

  return (
    <div className="list members" ref={list}>
      <div className="list-page">
        <MembersHead desk={desk} total={page?.totalCount} switcher={switcher} />
        {problem?.code !== "NotFound" && <AddMember desk={desk} onAdded={retry} />}
        <Unremoved listId={collection.id} remove={remove} />
        {gone !== undefined && <GoneNotice name={gone} close={() => setGone(undefined)} />}
        {problem && <MembersProblem {...{ spaceId, problem, retry }} />}
        {page === undefined ? (
          problem === undefined && <MembersSkeleton />
        ) : (
          <MemberTable
            {...{ desk, page }}
            isBusy={isWaiting}
            onChanged={(membership) => void update(withMembership(membership, desk.roles))}
            onGone={(name) => {
              setGone(name);
              retry();
            }}
            onRemove={ask}
          />
        )}
      </div>
      {turned && turned.totalCount > smallestPage && (
        <Pager
          page={turned}
          size={view.size}
          addressAt={(change) => collection.address(changedView(view, change))}
          isBusy={!isCurrent}
        />
      )}
      {question}
    </div>
  );
}

type RemoveMembers = (members: readonly PendingDeletion[]) => void;

function useRemoveMembers(): RemoveMembers {
  const t = useTranslations("console.removal");
  return (members) =>
    deleteWithUndo(members, {
      deleted: (pending) => t("removed", { count: pending.length, name: pending[0]?.title ?? "" }),
      undo: t("undo"),
    });
}

function useRemoveQuestion({ spaceId, spaceName, userId }: SpaceDesk, remove: RemoveMembers) {
  const [asked, setAsked] = useState<SpaceMembership>();
  const user = asked?.sys.user;
  const name = user && (userName(user) ?? user.sys.id);
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
  return { question, ask: setAsked };
}

/** The row that takes the place of one that goes: the next, else the one before. */
function rowAfter(membershipId: string): string | undefined {
  const ids = [...document.querySelectorAll<HTMLElement>("[data-row]")].map(({ dataset }) => dataset.row);
  const at = ids.indexOf(membershipId);
  return ids[at + 1] ?? ids[at - 1];
}
