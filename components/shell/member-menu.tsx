import { CircleUserRound, LogOut } from "lucide-react";
import { useTranslations } from "next-intl";
import { SignOut } from "#components/session/sign-out.tsx";
import { ClientMessages } from "#components/ui/client-messages.tsx";
import { MenuItem, MenuLine, MenuLink } from "#components/ui/menu-item.tsx";
import { LegalLinks } from "#components/ui/space/legal-links.tsx";
import { paths } from "#lib/paths.ts";
import type { Brand } from "#lib/space-file/schema.ts";
import type { ShellProps } from "./shell.tsx";
import { YouMenu } from "./you-menu.tsx";

/** Who one is here, the way to that, and the way out. */
export function MemberMenu({
  you,
  theme,
  legal,
}: Pick<ShellProps, "you" | "theme"> & { legal: Brand["legal"] }) {
  const t = useTranslations("shell");
  return (
    <YouMenu you={you} theme={theme}>
      <MenuLink
        href={paths.profile()}
        icon={<CircleUserRound size={18} strokeWidth={1.75} aria-hidden="true" />}
      >
        {t("profile")}
      </MenuLink>
      <ClientMessages namespaces={["drafts"]}>
        <SignOut memberId={you.id}>
          <MenuItem type="submit" icon={<LogOut size={18} strokeWidth={1.75} aria-hidden="true" />}>
            {t("signOut")}
          </MenuItem>
        </SignOut>
      </ClientMessages>
      {legal.length > 0 && <MenuLine />}
      <LegalLinks legal={legal} />
    </YouMenu>
  );
}
