import { type ReactNode, useRef, useState } from "react";
import { Pager } from "#components/list/pager.tsx";
import { consoleSend } from "#lib/browser/console/console-send.ts";
import { useCollectionPage } from "#lib/browser/list/use-collection-page.ts";
import { useRowCursor } from "#lib/browser/list/use-row-cursor.ts";
import { type MembersPage, membersListId, membersOf } from "#lib/collection/of/members.ts";
import type { ServedPage } from "#lib/collection/page.ts";
import { changedView, pageSizes, type View } from "#lib/collection/view.ts";
import { userName } from "#lib/content/space-members.ts";
import type { SpaceMembership } from "#lib/space/space-membership.ts";
import { AddMember } from "./add-member.tsx";
import { focusRow, rowAfter } from "./focus-row.ts";
import { GoneNotice } from "./gone-notice.tsx";
import { MemberTable } from "./member-table.tsx";
import { MembersHead } from "./members-head.tsx";
import { MembersProblem } from "./members-problem.tsx";
import { MembersSkeleton } from "./members-skeleton.tsx";
import { RemoveQuestion } from "./remove-question.tsx";
import type { SpaceDesk } from "./space-desk.ts";
import { Unremoved } from "./unremoved.tsx";
import { useMemberRemoval } from "./use-member-removal.ts";
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
  const { question, ask } = useRemoveQuestion(desk);
  const [gone, setGone] = useState<string>();
  useRowCursor(list, ".member-open");

  return (
    <div className="list members" ref={list}>
      <div className="list-page">
        <MembersHead desk={desk} total={page?.totalCount} switcher={switcher} />
        {problem?.code !== "NotFound" && <AddMember desk={desk} onAdded={retry} />}
        <Unremoved spaceId={spaceId} />
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

function useRemoveQuestion({ spaceId, spaceName, userId }: SpaceDesk) {
  const [asked, setAsked] = useState<SpaceMembership>();
  const remove = useMemberRemoval();
  const user = asked?.sys.user;
  const name = user && (userName(user) ?? user.sys.id);
  const isYou = user?.sys.id === userId;
  const removeAsked = () => {
    if (asked === undefined) return;
    const { id } = asked.sys;
    focusRow(rowAfter(id));
    remove([{ listId: membersListId(spaceId), id, title: name ?? "", isOwn: isYou }]);
  };
  const question = (
    <RemoveQuestion
      {...{ name, isYou, spaceName }}
      close={() => setAsked(undefined)}
      onRemove={removeAsked}
    />
  );
  return { question, ask: setAsked };
}
