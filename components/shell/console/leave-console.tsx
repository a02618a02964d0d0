"use client";

import { type FormEvent, type ReactNode, useRef } from "react";
import { sendDeletionsBeforeEnd } from "#lib/browser/deletion/page-deletions.ts";
import { paths } from "#lib/paths.ts";

/** Signs out of the console after sending pending removals. */
export function LeaveConsole({ children }: { children: ReactNode }) {
  const form = useRef<HTMLFormElement>(null);

  async function leave(event: FormEvent): Promise<void> {
    event.preventDefault();
    await sendDeletionsBeforeEnd().catch(console.error);
    form.current?.submit();
  }

  return (
    <form ref={form} method="post" action={paths.console.signOut()} onSubmit={(event) => void leave(event)}>
      {children}
    </form>
  );
}
