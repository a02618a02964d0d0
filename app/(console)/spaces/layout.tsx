import { cookies } from "next/headers";
import type { ReactNode } from "react";
import { ConsoleSessionMonitor } from "#components/membership/console-session-monitor.tsx";
import { ConsoleShell } from "#components/shell/console/console-shell.tsx";
import { ClientMessages } from "#components/ui/client-messages.tsx";
import { Toasts } from "#components/ui/toast/toasts.tsx";
import { pageIdentityAttributes } from "#lib/browser/page-identity.ts";
import { recordName, spaceName } from "#lib/content/space-members.ts";
import { parseTheme } from "#lib/messages/theme.ts";
import { requireConsoleUser } from "#lib/session/console/platform-user.ts";
import { undefinedWhenRefused } from "#lib/space/space-error.ts";
import { emailOf } from "#lib/space/space-memberships.ts";
import { ownMemberships, ownUser } from "./own.ts";

export default async function SpacesLayout({ children }: { children: ReactNode }) {
  const { id } = await requireConsoleUser();
  const [user, memberships] = await Promise.all([
    ownUser().catch(undefinedWhenRefused),
    ownMemberships().catch(undefinedWhenRefused),
  ]);
  const spaces = (memberships ?? []).map(({ sys }) => ({ id: sys.space.sys.id, name: spaceName(sys.space) }));
  return (
    <ClientMessages area="console">
      <template {...pageIdentityAttributes({ platformUserId: id })} />
      <ConsoleShell
        spaces={spaces}
        you={{ id, name: user && recordName(user), email: user && emailOf(user) }}
        theme={parseTheme((await cookies()).get("theme")?.value) ?? "system"}
      >
        {children}
      </ConsoleShell>
      <ConsoleSessionMonitor />
      <Toasts />
    </ClientMessages>
  );
}
