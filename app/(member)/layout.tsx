import type { ReactNode } from "react";
import { PageOf } from "#components/session/page-of.tsx";
import { Toasts } from "#components/ui/toasts.tsx";
import { requireMember } from "#lib/session/member.ts";

export default async function MemberLayout({ children }: { children: ReactNode }) {
  const { id, spaceId } = await requireMember();
  return (
    <>
      <PageOf spaceId={spaceId} memberId={id} />
      {children}
      <Toasts />
    </>
  );
}
