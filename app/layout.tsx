import type { ReactNode } from "react";
import { paths } from "#lib/paths.ts";
export default function Layout({ children }: { children: ReactNode }) {
  return <html lang="en"><body><a href={paths.home()}>x</a>{children}</body></html>;
}
