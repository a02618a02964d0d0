import type { ReactNode } from "react";
import { ClientMessages } from "#components/ui/client-messages.tsx";

export default function ItemLayout({ children }: { children: ReactNode }) {
  return <ClientMessages area="item">{children}</ClientMessages>;
}
