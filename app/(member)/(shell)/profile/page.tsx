import type { Metadata } from "next";
import { cookies } from "next/headers";
import { getTranslations } from "next-intl/server";
import { ProfileProblem } from "#components/profile/profile-problem.tsx";
import { ProfileView } from "#components/profile/profile-view.tsx";
import { ClientMessages } from "#components/ui/client-messages.tsx";
import { answerOrProblem } from "#lib/content/space-problem.ts";
import { parseTheme } from "#lib/messages/theme.ts";
import { memberProfile, requireMember } from "#lib/session/member.ts";
import { currentSpaceFile } from "#lib/space-file/current.ts";
import { wordsIn } from "#lib/space-file/words.ts";
import { readerOf } from "../../reader.ts";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("profile"))("title") };
}

/** Who the member is here (`GET /me`). */
export default async function ProfilePage() {
  const { brand, providers } = currentSpaceFile();
  const { language, reading } = await readerOf();
  const served = await answerOrProblem(memberProfile());
  if ("problem" in served) return <ProfileProblem problem={served.problem} />;
  const { answer: profile } = served;
  const provider = providers.find(({ id }) => id === profile.sys.provider);
  return (
    <ClientMessages area="profile">
      <ProfileView
        profile={profile}
        provider={{
          name: provider === undefined ? (profile.sys.provider ?? "") : wordsIn(provider.label, language),
          icon: provider?.icon,
        }}
        theme={parseTheme((await cookies()).get("theme")?.value) ?? "system"}
        session={(await requireMember()).sessionEnd}
        localeIds={reading.localeIds}
        localeId={reading.localeId}
        legal={brand.legal}
      />
    </ClientMessages>
  );
}
