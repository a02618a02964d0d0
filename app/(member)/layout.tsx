import { headers } from "next/headers";
import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { PageOf } from "#components/session/page-of.tsx";
import { SaySession } from "#components/session/say-session.tsx";
import { SessionKeeper } from "#components/session/session-keeper.tsx";
import { waysOf } from "#components/session/ways-of.ts";
import { ClientMessages } from "#components/ui/client-messages.tsx";
import { Toasts } from "#components/ui/toasts.tsx";
import { requireMember } from "#lib/session/member.ts";
import { currentSpaceFile } from "#lib/space-file/current.ts";

export default async function MemberLayout({ children }: { children: ReactNode }) {
  const { id, spaceId, provider, sessionEnd } = await requireMember();
  const { brand, providers } = currentSpaceFile();
  const t = await getTranslations("signIn");
  const ways = waysOf(providers, provider, await getLocale(), (words) => t("continueWith", words));
  const nonce = (await headers()).get("x-nonce") ?? "";
  return (
    <>
      <SaySession message={{ kind: "signed-in", memberId: id }} nonce={nonce} />
      <PageOf spaceId={spaceId} memberId={id} />
      {children}
      <ClientMessages namespaces={["session"]}>
        <SessionKeeper first={{ memberId: id, ...sessionEnd }} mark={brand.mark} ways={ways} />
      </ClientMessages>
      <Toasts />
    </>
  );
}
