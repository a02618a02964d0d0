import type { Metadata } from "next";
import { headers } from "next/headers";
import { getTranslations } from "next-intl/server";
import { AuthLayout } from "#components/session/auth-layout.tsx";
import { ForgetPages } from "#components/session/session-scripts.tsx";
import { Button } from "#components/ui/button.tsx";
import { BrandMark } from "#components/ui/space/brand-mark.tsx";
import { paths } from "#lib/paths.ts";
import { recentProfile } from "#lib/session/member.ts";
import { undefinedWhenRefused } from "#lib/space/space-error.ts";
import { currentSpaceFile } from "#lib/space-file/current.ts";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("signIn.switch"))("title") };
}

/** Asks before a sign-in replaces the session of another member. Works without scripts. */
export default async function SwitchPage() {
  const t = await getTranslations("signIn.switch");
  const { brand } = currentSpaceFile();
  const profile = await recentProfile().catch(undefinedWhenRefused);
  const name = profile?.nickname;
  const nonce = (await headers()).get("x-nonce") ?? "";
  return (
    <AuthLayout mark={<BrandMark mark={brand.mark} large />} legal={brand.legal}>
      {/* Before another member is signed in: the answer may be lost on its way. */}
      <ForgetPages nonce={nonce} />
      <h1>{t("title")}</h1>
      <p>{name === undefined ? t("questionUnnamed") : t("question", { name })}</p>
      <p>{t("kept")}</p>
      <form method="post" action={paths.answerSwitch()} className="mt-6 flex flex-col gap-2">
        <Button type="submit" name="answer" value="switch" variant="primary" size="wide">
          {t("switch")}
        </Button>
        <Button type="submit" name="answer" value="stay" size="wide">
          {name === undefined ? t("stayUnnamed") : t("stay", { name })}
        </Button>
      </form>
    </AuthLayout>
  );
}
