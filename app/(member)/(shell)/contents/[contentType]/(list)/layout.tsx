import type { ReactNode } from "react";
import { ClientMessages } from "#components/ui/client-messages.tsx";

export default function ListLayout({ children }: { children: ReactNode }) {
  return <ClientMessages area="list">{children}</ClientMessages>;
}
