import type { ReactNode } from "react";

/** Full-screen layout of the editor, without navigation. */
export default function EditorLayout({ children }: { children: ReactNode }) {
  return (
    <main
      className="peer/layout h-[calc(100dvh-var(--foot,0px))] p-2 max-tablet:h-auto max-tablet:p-0"
      data-layout="editor"
    >
      {children}
    </main>
  );
}
