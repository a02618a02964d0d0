"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useRef, useState } from "react";
import { CollectionView, useViewAtAddress } from "#components/collection/collection-view.tsx";
import { Banner } from "#components/ui/banner.tsx";
import { Button, ButtonLink } from "#components/ui/button.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { Page } from "#components/ui/page.tsx";
import { PageHead } from "#components/ui/page-head.tsx";
import { consoleSend } from "#lib/browser/console/console-send.ts";
import { type CachedPage, useCollectionPage } from "#lib/browser/list/use-collection-page.ts";
import { useRowCursor } from "#lib/browser/list/use-row-cursor.ts";
import { useServed } from "#lib/browser/list/use-served.ts";
import { type MembersPage, membersOf } from "#lib/collection/of/members.ts";
import { pageSizes, type View } from "#lib/collection/view.ts";
import type { Page as ListPage } from "#lib/space/list.ts";
import type { SpaceMembership, SpaceRole } from "#lib/space/space-memberships.ts";
import { AddMember } from "./add-member.tsx";
import { MemberTable } from "./member-table.tsx";
import { MembersProblem } from "./members-problem.tsx";
import { MembersSkeleton } from "./members-skeleton.tsx";
import type { MembersSubject } from "./members-subject.ts";
import { rolesNamed } from "./roles/role-names.tsx";
import { Unremoved, useRemoveMembers } from "./use-remove-members.tsx";

interface SpaceMembersProps {
  subject: MembersSubject;
  /** The `ServedPage`, by `packJson`. */
  served: string;
  /** The button that changes the Space on a phone. */
  switcher: ReactNode;
}

/** A list that fits on the smallest page needs no pager. */
const [smallestPage] = pageSizes;

/** The members of a Space; the URL holds the view. */
export function SpaceMembers(props: SpaceMembersProps) {
  const t = useTranslations("console.problem");
  const { plain, readView } = membersOf(props.subject.spaceId);
  const address = useViewAtAddress({ readView });
  if ("view" in address) return <Members {...props} view={address.view} />;
  return (
    <Page>
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
    </Page>
  );
}

function Members({ subject, served, view, switcher }: SpaceMembersProps & { view: View }) {
  const t = useTranslations("console.members");
  const { spaceId, roles } = subject;
  const collection = membersOf(spaceId);
  const list = useCollectionPage({
    collection,
    view,
    served: useServed<MembersPage>(served),
    send: consoleSend,
  });
  const element = useRef<HTMLDivElement>(null);
  const { ask, question, remove } = useRemoveMembers(subject);
  const [gone, setGone] = useState<string>();
  useRowCursor(element, "[data-part=roles]");
  const { page, problem, pagerPage, retry, update } = list;
  return (
    <CollectionView
      {...{ collection, view, list, element }}
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
      empty={<p className="py-8 text-15 text-ink-2">{t("none")}</p>}
      hasPager={isPaged(pagerPage)}
    >
      {question}
    </CollectionView>
  );
}

/** Whether other pages or sizes could show more. */
function isPaged(page: ListPage<unknown> | undefined): boolean {
  if (page === undefined) return false;
  return page.totalCount === undefined ? page.next !== undefined : page.totalCount > smallestPage;
}

function MembersHead({
  subject: { spaceName },
  total,
  switcher,
}: Pick<SpaceMembersProps, "subject" | "switcher"> & { total: number | undefined }) {
  const t = useTranslations("console.members");
  return (
    <PageHead
      title={
        <>
          <span className="max-tablet:hidden">
            {t.rich("titleRich", { space: () => <bdi>{spaceName}</bdi> })}
          </span>
          <bdi className="tablet:hidden">{spaceName}</bdi>
        </>
      }
      {...(total !== undefined && {
        number: (
          <>
            <span className="max-tablet:hidden">{total}</span>
            <span className="tablet:hidden">{t("count", { count: total })}</span>
          </>
        ),
      })}
      actions={switcher}
    />
  );
}

/** The member whose roles were being changed has been removed meanwhile. */
function GoneNotice({ name, close }: { name: string; close: () => void }) {
  const t = useTranslations("console.change");
  return (
    <div className="mb-4">
      <Banner
        tone="warning"
        role="alert"
        action={
          <Button size="small" variant="quiet" onClick={close}>
            {t("ok")}
          </Button>
        }
      >
        {t("gone", { name })}
      </Banner>
    </div>
  );
}

/** Replaces a membership in a cached page; the answer to a change has only Refers to its user and Space. */
function withMembership(changed: SpaceMembership, known: readonly SpaceRole[]) {
  return (cached: CachedPage<MembersPage> | undefined): CachedPage<MembersPage> | undefined =>
    cached && {
      ...cached,
      page: {
        ...cached.page,
        items: cached.page.items.map((before) =>
          before.sys.id === changed.sys.id ? joined(before, changed, known) : before,
        ),
      },
    };
}

function joined(before: SpaceMembership, changed: SpaceMembership, known: readonly SpaceRole[]) {
  const { user, space } = before.sys;
  return { ...changed, sys: { ...changed.sys, user, space }, roles: rolesNamed(changed.roles, known) };
}
