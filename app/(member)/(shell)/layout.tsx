import { cookies } from "next/headers";
import { getLocale } from "next-intl/server";
import type { ReactNode } from "react";
import { Shell, type ShellSettings } from "#components/shell/shell.tsx";
import { kindsOf } from "#components/ui/space/kind.ts";
import { packJson } from "#lib/content/packed-json.ts";
import { parseTheme } from "#lib/messages/theme.ts";
import { recentProfile, requireMember } from "#lib/session/member.ts";
import { undefinedWhenRefused } from "#lib/space/space-error.ts";
import { currentSpaceFile } from "#lib/space-file/current.ts";
import { wordsIn } from "#lib/space-file/words.ts";

export default async function ShellLayout({ children }: { children: ReactNode }) {
  const member = await requireMember();
  const language = await getLocale();
  const file = currentSpaceFile();
  const profile = await recentProfile().catch(undefinedWhenRefused);
  const settings: ShellSettings = {
    brand: { name: wordsIn(file.brand.name, language), mark: file.brand.mark, legal: file.brand.legal },
    kinds: kindsOf(file, language),
    you: {
      id: member.id,
      name: profile?.nickname,
      email: profile?.sys.email,
      avatarUrl: profile?.avatarUrl,
    },
    theme: parseTheme((await cookies()).get("theme")?.value) ?? "system",
  };
  return <Shell settings={packJson(settings)}>{children}</Shell>;
}
