import type { ReactNode } from "react";
import { ClientMessages } from "#components/ui/client-messages.tsx";

export default function ListLayout({ children }: { children: ReactNode }) {
  return (
    <ClientMessages
      namespaces={[
        "list",
        "listTools.columns",
        "listTools.looks",
        "listTools.map",
        "listTools.more",
        "listTools.order",
        "listTools.row",
        "listTools.select",
        "listTools.views",
        "filterBar",
        "fields",
        "map",
      ]}
    >
      {children}
    </ClientMessages>
  );
}
