import { BookOpen, CircleUserRound, House, Images, LogOut } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { JumpButton } from "#components/palette/jump-button.tsx";
import { SignOut } from "#components/session/sign-out.tsx";
import { ClientMessages } from "#components/ui/client-messages.tsx";
import { MenuItem, MenuLine, MenuLink } from "#components/ui/menu-item.tsx";
import { BrandMark } from "#components/ui/space/brand-mark.tsx";
import type { Kind } from "#components/ui/space/kind.ts";
import { KindIcon } from "#components/ui/space/kind-icon.tsx";
import { LegalLinks } from "#components/ui/space/legal-links.tsx";
import type { Theme } from "#lib/messages/theme.ts";
import { paths } from "#lib/paths.ts";
import type { Brand } from "#lib/space-file/schema.ts";
import { Count, type Total } from "./count.tsx";
import { NavLink } from "./nav-link.tsx";
import { PhoneNav } from "./phone-nav.tsx";
import { RailViews } from "./rail-views.tsx";
import { ShellFrame } from "./shell-frame.tsx";
import type { You } from "./you.tsx";
import { RailFoot } from "./you.tsx";
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

/** The navigation of desktop and tablet. */
function Rail({ brand, kinds, files, you }: Pick<ShellProps, "brand" | "kinds" | "files" | "you">) {
  const t = useTranslations("shell");
  return (
    <header className="rail">
      <Link href={paths.home()} className="brand" aria-label={t("brandHome", { brand: brand.name })}>
        <BrandMark mark={brand.mark} />
        <span className="truncate">{brand.name}</span>
      </Link>
      <JumpButton className="jump" label={t("jump")} />
      <nav className="nav" aria-label={t("mainNavigation")}>
        <NavLink href={paths.home()} className="nav-link">
          <House />
          <span className="nav-words">{t("home")}</span>
        </NavLink>
        <NavLink href={paths.published()} className="nav-link">
          <BookOpen />
          <span className="nav-words">{t("readingPage")}</span>
        </NavLink>
        <div className="nav-line" aria-hidden="true" />
        <h2 className="nav-title">{t("writeAndKeep")}</h2>
        {kinds.map(({ id, many, icon, total }) => (
          <NavLink key={id} href={paths.contents(id)} className="nav-link">
            <KindIcon icon={icon} />
            <span className="nav-words">{many}</span>
            <span className="nav-count">
              <Count total={total} />
            </span>
          </NavLink>
        ))}
        <NavLink href={paths.media()} className="nav-link">
          <Images />
          <span className="nav-words">{t("media")}</span>
          <span className="nav-count">
            <Count total={files} />
          </span>
        </NavLink>
        <RailViews memberId={you.id} title={t("savedViews")} contentTypeIds={kinds.map(({ id }) => id)} />
      </nav>
      <RailFoot you={you} />
    </header>
  );
}
