import type { ReactNode } from "react";

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
