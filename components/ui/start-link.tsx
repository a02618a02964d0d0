import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Link, type LinkProps } from "./link.tsx";

/** Links to what can be started: in the column beside a page one below the other, else a grid. */
export function StartLinks({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div
      className={classNames(
        "grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-2 max-tablet:grid-cols-[repeat(auto-fill,minmax(max(8.5rem,40%),1fr))]",
        className,
      )}
    >
      {children}
    </div>
  );
}

interface StartLinkProps extends LinkProps {
  icon: ReactNode;
}

export function StartLink({ icon, className, children, ...rest }: StartLinkProps) {
  return (
    <Link
      {...rest}
      className={classNames(
        "flex items-center gap-3 rounded-4 p-3 font-semibold wrap-anywhere inset-ring inset-ring-line",
        "transition-[background-color] hover:bg-hover active:bg-pressed max-tablet:min-h-15 forced-colors:border",
        className,
      )}
      data-part="start"
    >
      <span className="grid size-9 flex-none place-items-center rounded-3 bg-accent-tint text-accent">
        {icon}
      </span>
      {children}
    </Link>
  );
}
