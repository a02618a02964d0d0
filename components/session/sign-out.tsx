"use client";
"use no memo";

import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { paths } from "#lib/paths.ts";
import type { KeptHere } from "./before-sign-out.ts";
import { SignOutQuestion } from "./sign-out-question.tsx";

const loadBefore = () => import("./before-sign-out.ts");

interface SignOutProps {
  memberId: string;
  /** The button. */
  children: ReactNode;
}

/** The way out. Where something of the member is only on this device, what becomes of them is asked first. */
export function SignOut({ memberId, children }: SignOutProps) {
  const form = useRef<HTMLFormElement>(null);
  const [kept, setKept] = useState<KeptHere>();

  async function leave(): Promise<void> {
    await loadBefore()
      .then(({ endBeforeSignOut }) => endBeforeSignOut())
      .catch(console.error);
    form.current?.submit();
  }

  async function remove(): Promise<void> {
    await (await loadBefore()).removeKept(memberId);
    await leave();
  }

  async function ask(event: FormEvent): Promise<void> {
    event.preventDefault();
    const found = await loadBefore()
      .then(({ keptHere }) => keptHere(memberId))
      .catch(() => undefined);
    if (found === undefined) await leave();
    else setKept(found);
  }

  return (
    <form ref={form} method="post" action={paths.logout()} onSubmit={(event) => void ask(event)}>
      {children}
      {kept && (
        <SignOutQuestion
          kept={kept}
          onStay={() => setKept(undefined)}
          onRemove={remove}
          onLeave={() => void leave()}
        />
      )}
    </form>
  );
}
