"use client";

import dynamic from "next/dynamic";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { paths } from "#lib/paths.ts";

const SignOutQuestion = dynamic(() => import("./sign-out-question.tsx").then((part) => part.SignOutQuestion));

interface SignOutProps {
  memberId: string;
  /** The button. */
  children: ReactNode;
}

/** The way out. Where drafts of the member are on this device, what becomes of them is asked first. */
export function SignOut({ memberId, children }: SignOutProps) {
  const form = useRef<HTMLFormElement>(null);
  const [count, setCount] = useState(0);
  const leave = () => form.current?.submit();

  async function ask(event: FormEvent): Promise<void> {
    event.preventDefault();
    const found = await countDrafts(memberId).catch(() => 0);
    if (found === 0) leave();
    else setCount(found);
  }

  return (
    <form ref={form} method="post" action={paths.logout()} onSubmit={(event) => void ask(event)}>
      {children}
      {count > 0 && (
        <SignOutQuestion memberId={memberId} count={count} onStay={() => setCount(0)} onLeave={leave} />
      )}
    </form>
  );
}

async function countDrafts(memberId: string): Promise<number> {
  const { draftsOf } = await import("#lib/browser/drafts.ts");
  return (await draftsOf(memberId)).length;
}
