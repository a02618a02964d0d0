import type { ReactNode } from "react";
import { ClientMessages } from "#components/ui/client-messages.tsx";

export default function EditorLayout({ children }: { children: ReactNode }) {
  return <ClientMessages area="editor">{children}</ClientMessages>;
}
