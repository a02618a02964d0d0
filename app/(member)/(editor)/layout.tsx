import type { ReactNode } from "react";

/** Full-screen layout of the editor, without navigation. */
export default function EditorLayout({ children }: { children: ReactNode }) {
  return <main className="editor-layout">{children}</main>;
}
