import type { ReactNode } from "react";
import { listStoreOf } from "#components/collection/list-store.tsx";
import type { ShownPage } from "#lib/browser/list/use-collection-page.ts";
import { wasRefused } from "#lib/browser/send/refusals.ts";
import type { ContentsPage, ContentsSubject, ContentsView } from "#lib/collection/of/contents.ts";
import type { Content } from "#lib/space/content.ts";
import type { ContentType } from "#lib/space-file/schema.ts";

/** The store of a list of Contents. */
export const { ListStoreProvider, useListStore } = listStoreOf<Content>();

/** What the parts of a list need to know about it. */
export interface ListSubject extends ContentsSubject {
  /** The icon of the type, for items without a picture. */
  icon: ReactNode;
  /** The types that fields of managed items may refer to, or that these require. */
  targetTypes?: readonly ContentType[];
}

/** One view of a list. */
export interface ViewProps {
  subject: ListSubject;
  view: ContentsView;
}

/** A view with its loaded page. */
export interface ListProps extends ViewProps {
  list: ShownPage<ContentsPage>;
}

export function mayEdit({ memberId, type }: ListSubject, { sys }: Content): boolean {
  return sys.createdBy.sys.id === memberId && !wasRefused("update", type.id);
}
