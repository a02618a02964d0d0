import type { ReactNode } from "react";

/** Where one writes: a closed door, without the rail. */
export default function DeskLayout({ children }: { children: ReactNode }) {
  return <main className="desk">{children}</main>;
}
