"use client";
"use no memo";

import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { paths } from "#lib/paths.ts";
import type { KeptHere } from "./before-sign-out.ts";
import { lazyPart } from "./lazy-part.tsx";
import { PartMissing } from "./part-missing.tsx";

const SignOutQuestion = lazyPart(
  () => import("./sign-out-question.tsx").then((part) => part.SignOutQuestion),
  (again) => again && <PartMissing again={again} />,
);

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
          {...{ memberId, kept }}
          onStay={() => setKept(undefined)}
          onLeave={() => void leave()}
        />
      )}
    </form>
  );
}
