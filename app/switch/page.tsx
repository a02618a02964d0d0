import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { SwitchMember } from "#components/session/switch-member.tsx";
import { memberProfile } from "#lib/session/member.ts";
import { isSpaceError } from "#lib/space/space-error.ts";
import { currentSpaceFile } from "#lib/space-file/current.ts";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("signIn.switch"))("title") };
}

export default async function SwitchPage() {
  const profile = await memberProfile().catch((error: unknown) => {
    // The question can be asked without a name.
    if (!isSpaceError(error)) throw error;
  });
  return <SwitchMember brand={currentSpaceFile().brand} name={profile?.nickname} />;
}
