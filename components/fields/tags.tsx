import type { ReactNode } from "react";

export function Tags({ children }: { children: ReactNode }) {
  return <ul className="flex flex-wrap gap-1">{children}</ul>;
}

export function Tag({ children }: { children: ReactNode }) {
  return (
    <li className="inline-block max-w-full truncate rounded-2 bg-hover px-2 py-0.5 align-bottom text-13 text-ink-2 forced-colors:border">
      {children}
    </li>
  );
}
