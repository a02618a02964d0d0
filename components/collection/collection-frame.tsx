import type { ReactNode } from "react";
import { DeadEndMessage } from "#components/ui/dead-end.tsx";

interface CollectionFrameProps {
  className?: string;
  title: ReactNode;
  /** The space of the toolbar, and what stands where the rows will. */
  children: ReactNode;
}

/** The frame of a list that is loading, and of one whose address is invalid. */
export function CollectionFrame({ className = "list", title, children }: CollectionFrameProps) {
  return (
    <div className={className}>
      <div className="list-page">
        <header className="page-head list-head">
          <h1>{title}</h1>
        </header>
        {children}
      </div>
    </div>
  );
}

interface AddressProblemProps {
  /** Of the list. */
  title: ReactNode;
  problem: string;
  /** The part of the address that is invalid. */
  text: ReactNode;
  /** To the list's usual view. */
  href: string;
  action: string;
}

/** An address that no list has: which part of it, and the link to the plain list. */
export function AddressProblem({ title, problem, ...rest }: AddressProblemProps) {
  return (
    <CollectionFrame title={title}>
      <DeadEndMessage title={problem} {...rest} />
    </CollectionFrame>
  );
}
