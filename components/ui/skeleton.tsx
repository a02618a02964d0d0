import { cva, type VariantProps } from "class-variance-authority";
import type { ReactNode } from "react";

const skeletonVariants = cva("block animate-pulse bg-shimmer", {
  variants: {
    shape: {
      line: "h-3 rounded-2",
      smallLine: "h-2.25 rounded-2",
      block: "rounded-2",
      picture: "rounded-4",
      circle: "rounded-full",
    },
  },
  defaultVariants: { shape: "line" },
});

interface SkeletonProps extends VariantProps<typeof skeletonVariants> {
  className?: string;
}

/** One block of true size: its class gives the width and, unless it is a line, the height. */
export function Skeleton(props: SkeletonProps) {
  return <span className={skeletonVariants(props)} />;
}

/** A real frame with blocks inside: unseen for 300 ms, fading out downwards, and one word for a screen reader. */
export function SkeletonFrame({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <p role="status" className="sr-only">
        {label}
      </p>
      <div
        className="animate-appear-late mask-[linear-gradient(#000_30%,transparent_96%)]"
        aria-hidden="true"
        data-part="skeleton"
      >
        {children}
      </div>
    </>
  );
}
