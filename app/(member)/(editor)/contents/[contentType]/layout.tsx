import type { ReactNode } from "react";
import { ClientMessages } from "#components/ui/client-messages.tsx";

export default function EditorLayout({ children }: { children: ReactNode }) {
  return (
    <ClientMessages
      namespaces={[
        "conflict",
        "editor",
        "fields",
        "item",
        "map",
        "pickers",
        "place",
        "problems",
        "read",
        "richText",
        "upload",
      ]}
    >
      {children}
    </ClientMessages>
  );
}
