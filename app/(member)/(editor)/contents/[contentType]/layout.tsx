import type { ReactNode } from "react";
import { ClientMessages } from "#components/ui/client-messages.tsx";

export default function EditorLayout({ children }: { children: ReactNode }) {
  return (
    <ClientMessages
      namespaces={[
        "conflict",
        "editor",
        "fields",
        "map",
        "pickers",
        "place",
        "problems",
        "richText",
        "upload",
      ]}
    >
      {children}
    </ClientMessages>
  );
}
