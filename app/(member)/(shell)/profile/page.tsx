import type { Metadata } from "next";
import { cookies } from "next/headers";
import { getLocale, getTranslations } from "next-intl/server";
import { ProfileProblem } from "#components/profile/profile-problem.tsx";
import { ProfileView } from "#components/profile/profile-view.tsx";
import { ClientMessages } from "#components/ui/client-messages.tsx";
import { problemOf } from "#lib/content/space-problem.ts";
import { localeForLanguage } from "#lib/fields/reading.ts";
import { parseTheme } from "#lib/messages/theme.ts";
import { memberProfile, requireMember } from "#lib/session/member.ts";
import { isSpaceError } from "#lib/space/space-error.ts";
import { currentSpaceFile } from "#lib/space-file/current.ts";
import { wordsIn } from "#lib/space-file/words.ts";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("profile"))("title") };
}

/** Who the member is here (`GET /me`). */
export default async function ProfilePage() {
  const language = await getLocale();
  const { brand, locales, providers } = currentSpaceFile();
  const localeIds = locales.map(({ id }) => id);
  const served = await memberProfile().then(
    (profile) => ({ profile }),
    (error: unknown) => {
      if (!isSpaceError(error)) throw error;
      return { problem: problemOf(error) };
    },
  );
  if ("problem" in served) return <ProfileProblem problem={served.problem} />;
  const { profile } = served;
  const provider = providers.find(({ id }) => id === profile.sys.provider);
  return (
    <ClientMessages namespaces={["profile", "pickers", "drafts"]}>
      <ProfileView
        profile={profile}
        provider={{
          name: provider === undefined ? (profile.sys.provider ?? "") : wordsIn(provider.label, language),
          icon: provider?.icon,
        }}
        theme={parseTheme((await cookies()).get("theme")?.value) ?? "system"}
        session={(await requireMember()).sessionEnd}
        localeIds={localeIds}
        localeId={localeForLanguage(localeIds, language)}
        legal={brand.legal}
      />
    </ClientMessages>
  );
}
