import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { Kind } from "#components/ui/kind.ts";
import type { Theme } from "#lib/messages/theme.ts";
import type { Brand } from "#lib/space-file/schema.ts";
import type { Total } from "./count.tsx";
import { MemberMenu } from "./member-menu.tsx";
import { PhoneNav } from "./phone-nav.tsx";
import { Rail } from "./rail.tsx";

export interface ShellProps {
  brand: { name: string; mark: Brand["mark"] };
  kinds: readonly (Kind & { total: Total })[];
  /** How many photos and files there are. */
  files: Total;
  /** The signed-in member; without a name when the service could not be asked. */
  you: {
    id: string;
    name?: string | undefined;
    email?: string | undefined;
    avatarUrl?: string | null | undefined;
  };
  theme: Theme;
  children: ReactNode;
}

/** The room around every page but the desk: rail or bottom bar, and the sheet. */
export function Shell({ children, ...room }: ShellProps) {
  const t = useTranslations("shell");
  return (
    <div className="shell">
      <a className="skip-link" href="#sheet">
        {t("skipToContent")}
      </a>
      <Rail {...room} />
      <main className="sheet" id="sheet" tabIndex={-1}>
        {children}
      </main>
      <PhoneNav kinds={room.kinds} />
      <MemberMenu you={room.you} theme={room.theme} />
    </div>
  );
}
