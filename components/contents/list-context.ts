import type { ReactNode } from "react";
import { listStoreOf } from "#components/collection/list-store.tsx";
import type { ShownPage } from "#lib/browser/list/use-collection-page.ts";
import { wasRefused } from "#lib/browser/send/refusals.ts";
import type { ContentsPage, ContentsSubject, ContentsView } from "#lib/collection/of/contents.ts";
import type { Content } from "#lib/space/content.ts";
import type { ContentType } from "#lib/space-file/schema.ts";

/** The store of a list of Contents. */
export const { ListStoreProvider, useListStore } = listStoreOf<Content>();

/** What every part of a list needs to know about what it lists. */
export interface ListSubject extends ContentsSubject {
  /** Of the type. Shown where an item has no picture. */
  icon: ReactNode;
  /** What fields of items that members manage may refer to, and what these require. */
  targetTypes?: readonly ContentType[];
}

/** One view of a list. */
export interface ViewProps {
  subject: ListSubject;
  view: ContentsView;
}

/** A view, and what is on the screen of it. */
export interface ListProps extends ViewProps {
  list: ShownPage<ContentsPage>;
}

export function mayEdit({ memberId, type }: ListSubject, { sys }: Content): boolean {
  return sys.createdBy.sys.id === memberId && !wasRefused("update", type.id);
}
