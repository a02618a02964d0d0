import { CircleUserRound, LogOut } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { SignOut } from "#components/session/sign-out.tsx";
import { ClientMessages } from "#components/ui/client-messages.tsx";
import { MenuItem, MenuLine, MenuLink } from "#components/ui/menu-item.tsx";
import type { Kind } from "#components/ui/space/kind.ts";
import { LegalLinks } from "#components/ui/space/legal-links.tsx";
import type { Theme } from "#lib/messages/theme.ts";
import { paths } from "#lib/paths.ts";
import type { Brand } from "#lib/space-file/schema.ts";
import type { Total } from "./count.tsx";
import { PhoneNav } from "./phone-nav.tsx";
import { Rail } from "./rail.tsx";
import { ShellFrame } from "./shell-frame.tsx";
import type { You } from "./you.tsx";
import { YouMenu } from "./you-menu.tsx";

export interface ShellProps {
  brand: { name: string; mark: Brand["mark"]; legal: Brand["legal"] };
  kinds: readonly (Kind & { total: Total })[];
  /** How many photos and files there are. */
  files: Total;
  you: You;
  theme: Theme;
  children: ReactNode;
}

/** Layout of all pages but the editor: rail or bottom bar, and the page. */
export function Shell({ children, ...props }: ShellProps) {
  return (
    <ShellFrame
      rail={<Rail {...props} />}
      foot={
        <>
          <PhoneNav kinds={props.kinds} />
          <MemberMenu you={props.you} theme={props.theme} legal={props.brand.legal} />
        </>
      }
    >
      {children}
    </ShellFrame>
  );
}

function MemberMenu({ you, theme, legal }: Pick<ShellProps, "you" | "theme"> & { legal: Brand["legal"] }) {
  const t = useTranslations("shell");
  return (
    <YouMenu you={you} theme={theme}>
      <MenuLink href={paths.profile()} icon={<CircleUserRound />}>
        {t("profile")}
      </MenuLink>
      <ClientMessages namespaces={["drafts"]}>
        <SignOut memberId={you.id}>
          <MenuItem type="submit" icon={<LogOut />}>
            {t("signOut")}
          </MenuItem>
        </SignOut>
      </ClientMessages>
      {legal.length > 0 && <MenuLine />}
      <LegalLinks legal={legal} />
    </YouMenu>
  );
}
