import type { Metadata } from "next";
import { headers } from "next/headers";
import { getTranslations } from "next-intl/server";
import { AuthLayout } from "#components/session/auth-layout.tsx";
import { AnnounceSession } from "#components/session/session-scripts.tsx";
import { ButtonLink } from "#components/ui/button.tsx";
import { BrandMark } from "#components/ui/space/brand-mark.tsx";
import { paths } from "#lib/paths.ts";
import { requireMember } from "#lib/session/member.ts";
import { currentSpaceFile } from "#lib/space-file/current.ts";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("session.signedIn"))("title") };
}

/** The end of a sign-in in a popup window: informs the page that opened it, and closes. */
export default async function SignedInPage() {
  const { id } = await requireMember();
  const t = await getTranslations("session.signedIn");
  const nonce = (await headers()).get("x-nonce") ?? "";
  return (
    <AuthLayout mark={<BrandMark mark={currentSpaceFile().brand.mark} large />}>
      <h1>{t("title")}</h1>
      <p>{t("text")}</p>
      <div className="mt-6 flex flex-col gap-2">
        <ButtonLink href={paths.home()} size="wide">
          {t("home")}
        </ButtonLink>
      </div>
      <AnnounceSession message={{ kind: "signed-in", memberId: id }} nonce={nonce} andClose />
    </AuthLayout>
  );
}
