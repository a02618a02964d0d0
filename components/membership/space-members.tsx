"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useRef, useState } from "react";
import { CollectionView } from "#components/collection/collection-view.tsx";
import { useViewAtAddress } from "#components/collection/use-view-at-address.ts";
import { ButtonLink } from "#components/ui/button.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { consoleSend } from "#lib/browser/console/console-send.ts";
import { useCollectionPage } from "#lib/browser/list/use-collection-page.ts";
import { useRowCursor } from "#lib/browser/list/use-row-cursor.ts";
import { type MembersPage, membersOf } from "#lib/collection/of/members.ts";
import type { ServedPage } from "#lib/collection/page.ts";
import { pageSizes, type View } from "#lib/collection/view.ts";
import { AddMember } from "./add-member.tsx";
import { GoneNotice } from "./gone-notice.tsx";
import { MemberTable } from "./member-table.tsx";
import { MembersHead } from "./members-head.tsx";
import { MembersProblem } from "./members-problem.tsx";
import { MembersSkeleton } from "./members-skeleton.tsx";
import type { MembersSubject } from "./members-subject.ts";
import { Unremoved } from "./unremoved.tsx";
import { useRemoveMembers } from "./use-remove-members.tsx";
import { withMembership } from "./with-membership.ts";

interface SpaceMembersProps {
  subject: MembersSubject;
  served: ServedPage<MembersPage>;
  /** The switch to another Space, on a phone. */
  switcher: ReactNode;
}

/** A list that no page size divides needs no pager. */
const [smallestPage] = pageSizes;

/** The members of a Space. The address is the view. */
export function SpaceMembers(props: SpaceMembersProps) {
  const t = useTranslations("console.problem");
  const { plain, readView } = membersOf(props.subject.spaceId);
  const address = useViewAtAddress({ readView });
  if ("view" in address) return <Members {...props} view={address.view} />;
  return (
    <div className="page">
      <EmptyState
        whole
        drawing={false}
        title={t("address")}
        text={t("addressText")}
        actions={
          <ButtonLink variant="primary" href={plain}>
            {t("firstPage")}
          </ButtonLink>
        }
      />
    </div>
  );
}

function Members({ subject, served, view, switcher }: SpaceMembersProps & { view: View }) {
  const t = useTranslations("console.members");
  const { spaceId, roles } = subject;
  const collection = membersOf(spaceId);
  const list = useCollectionPage({ collection, view, served, send: consoleSend });
  const element = useRef<HTMLDivElement>(null);
  const { ask, question, remove } = useRemoveMembers(subject);
  const [gone, setGone] = useState<string>();
  useRowCursor(element, ".member-open");
  const { page, problem, pagerPage, retry, update } = list;
  return (
    <CollectionView
      {...{ collection, view, list, element }}
      className="list members"
      head={
        <>
          <MembersHead {...{ subject, switcher }} total={page?.totalCount} />
          {problem?.code !== "NotFound" && <AddMember subject={subject} onAdded={retry} />}
          <Unremoved listId={collection.id} remove={remove} />
          {gone !== undefined && <GoneNotice name={gone} close={() => setGone(undefined)} />}
        </>
      }
      problem={<MembersProblem {...{ spaceId, list }} />}
      rows={
        page && (
          <MemberTable
            {...{ subject, page }}
            isBusy={list.isWaiting}
            onChanged={(membership) => void update(withMembership(membership, roles))}
            onGone={(name) => {
              setGone(name);
              retry();
            }}
            onRemove={ask}
          />
        )
      }
      skeleton={<MembersSkeleton />}
      empty={<p className="members-none">{t("none")}</p>}
      hasPager={pagerPage !== undefined && pagerPage.totalCount > smallestPage}
    >
      {question}
    </CollectionView>
  );
}
