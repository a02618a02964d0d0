import type { ReactNode } from "react";
import { classNames } from "#components/ui/class-names.ts";
import { DeadEndMessage } from "#components/ui/dead-end.tsx";
import { PageHead } from "#components/ui/page-head.tsx";

/** The root element of a list and the page in it. Published lists are a narrow column. */
export const collectionClass = "flex min-w-0 flex-col max-tablet:block max-tablet:pb-(--page-end,6rem)";

export function collectionPageClass(isRead: boolean): string {
  return classNames(
    "flex-1 px-8 pt-8 pb-6 max-tablet:px-4 max-tablet:pt-0",
    isRead ? "*:max-w-224 max-tablet:pb-2" : "max-tablet:pb-4",
  );
}

interface CollectionFrameProps {
  isRead?: boolean;
  title: ReactNode;
  /** Reserved space for the toolbar, and what takes the place of the rows. */
  children: ReactNode;
}

/** The frame of a list that is loading, and of one whose address is invalid. */
export function CollectionFrame({ isRead = false, title, children }: CollectionFrameProps) {
  return (
    <div className={classNames(collectionClass, "flex-[1_0_auto]")} data-list="">
      <div className={collectionPageClass(isRead)} data-list-page="">
        <PageHead title={title} />
        {children}
      </div>
    </div>
  );
}

interface AddressProblemProps {
  /** The title of the list. */
  title: ReactNode;
  problem: string;
  /** The part of the address that is invalid. */
  text: ReactNode;
  /** The list's default view. */
  href: string;
  action: string;
}

/** The page for a URL that the list can't show: what is wrong with it, and a link to the default view. */
export function AddressProblem({ title, problem, ...rest }: AddressProblemProps) {
  return (
    <CollectionFrame title={title}>
      <DeadEndMessage title={problem} {...rest} />
    </CollectionFrame>
  );
}
