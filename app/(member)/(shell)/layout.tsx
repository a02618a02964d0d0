import { cookies } from "next/headers";
import { getLocale } from "next-intl/server";
import type { ReactNode } from "react";
import { Shell } from "#components/shell/shell.tsx";
import { kindsOf } from "#components/ui/space/kind.ts";
import { mediaOf } from "#lib/collection/of/media.ts";
import { countAll } from "#lib/collection/query.ts";
import { parseTheme } from "#lib/messages/theme.ts";
import { memberProfile, requireMember } from "#lib/session/member.ts";
import { listContents } from "#lib/space/contents.ts";
import type { Send } from "#lib/space/send.ts";
import { undefinedWhenRefused } from "#lib/space/space-error.ts";
import { currentSpaceFile } from "#lib/space-file/current.ts";
import { wordsIn } from "#lib/space-file/words.ts";

export default async function ShellLayout({ children }: { children: ReactNode }) {
  const member = await requireMember();
  const language = await getLocale();
  const file = currentSpaceFile();
  const kinds = kindsOf(file, language).map((kind) => ({ ...kind, total: countOf(member.send, kind.id) }));
  const profile = await memberProfile().catch(undefinedWhenRefused);
  return (
    <Shell
      brand={{
        name: wordsIn(file.brand.name, language),
        mark: file.brand.mark,
        legal: file.brand.legal,
      }}
      kinds={kinds}
      files={countAll(mediaOf({ memberId: member.id, localeIds: [] }), member.send).catch(
        undefinedWhenRefused,
      )}
      you={{
        id: member.id,
        name: profile?.nickname,
        email: profile?.sys.email,
        avatarUrl: profile?.avatarUrl,
      }}
      theme={parseTheme((await cookies()).get("theme")?.value) ?? "system"}
    >
      {children}
    </Shell>
  );
}

async function countOf(send: Send, contentTypeId: string): Promise<number | undefined> {
  return await listContents(send, contentTypeId, { limit: 1 }).then(
    ({ totalCount }) => totalCount,
    undefinedWhenRefused,
  );
}
