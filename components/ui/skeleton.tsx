import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

/** One block of true size; give width and height by class. */
export function Skeleton({ className }: { className?: string }) {
  return <span className={classNames("skeleton", className)} />;
}

/** A real frame with blocks inside: unseen for 300 ms, fading out downwards, and one word for a screen reader. */
export function SkeletonFrame({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <p role="status" className="sr-only">
        {label}
      </p>
      <div className="skeleton-frame" aria-hidden="true">
        {children}
      </div>
    </>
  );
}
