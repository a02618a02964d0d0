import { ChevronsUpDown, LayoutGrid, LogOut } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "#components/ui/button.tsx";
import { Menu } from "#components/ui/menu.tsx";
import { MenuItem, MenuLabel, menuItem } from "#components/ui/menu-item.tsx";
import { SpaceMark } from "#components/ui/picture/avatar.tsx";
import type { Theme } from "#lib/messages/theme.ts";
import { paths } from "#lib/paths.ts";
import { NavLink } from "../nav-link.tsx";
import { ShellFrame } from "../shell-frame.tsx";
import type { You } from "../you.tsx";
import { RailFoot } from "../you.tsx";
import { YouMenu } from "../you-menu.tsx";
import { ConsoleMark } from "./console-mark.tsx";
import { ConsolePhoneNav } from "./console-phone-nav.tsx";
import { LeaveConsole } from "./leave-console.tsx";

/** Layout of the console; nothing in it links to a member's pages. */
export function ConsoleShell({ children, ...props }: ConsoleShellProps & { children: ReactNode }) {
  return (
    <ShellFrame
      rail={<ConsoleRail {...props} />}
      foot={
        <>
          <ConsolePhoneNav firstSpaceId={props.spaces[0]?.id} />
          <SpacesMenu spaces={props.spaces} />
          <ConsoleMenu {...props} />
        </>
      }
    >
      {children}
    </ShellFrame>
  );
}

function ConsoleRail({ spaces, you }: ConsoleShellProps) {
  const t = useTranslations("console.nav");
  return (
    <header className="rail">
      <Link href={paths.console.spaces()} className="brand" aria-label={t("brandHome")}>
        <ConsoleMark />
        <span className="truncate">{t("brand")}</span>
      </Link>
      <nav className="nav console-nav" aria-label={t("label")}>
        <NavLink href={paths.console.spaces()} className="nav-link" isWhole>
          <LayoutGrid />
          <span className="nav-words">{t("all")}</span>
        </NavLink>
        {spaces.length > 0 && <h2 className="nav-title">{t("yours")}</h2>}
        <SpaceLinks spaces={spaces} className="nav-link" wordsName="nav-words" />
      </nav>
      <RailFoot you={you} />
    </header>
  );
}

function SpacesMenu({ spaces }: Pick<ConsoleShellProps, "spaces">) {
  const t = useTranslations("console.nav");
  return (
    <Menu id={consoleSpacesId} label={t("yours")} side="above">
      <MenuLabel isTitle>{t("yours")}</MenuLabel>
      <SpaceLinks spaces={spaces} className={menuItem()} wordsName="truncate" />
    </Menu>
  );
}

interface SpaceLinksProps extends Pick<ConsoleShellProps, "spaces"> {
  className: string;
  wordsName: string;
}

function SpaceLinks({ spaces, className, wordsName }: SpaceLinksProps) {
  return spaces.map(({ id, name }) => (
    <NavLink key={id} href={paths.console.space(id)} className={className} isWhole>
      <SpaceMark id={id} name={name} />
      <bdi className={wordsName}>{name}</bdi>
    </NavLink>
  ));
}

function ConsoleMenu({ you, theme }: Pick<ConsoleShellProps, "you" | "theme">) {
  const t = useTranslations("console.nav");
  return (
    <YouMenu you={you} theme={theme}>
      <LeaveConsole>
        <MenuItem type="submit" icon={<LogOut />}>
          {t("signOut")}
        </MenuItem>
      </LeaveConsole>
    </YouMenu>
  );
}

interface ConsoleShellProps {
  spaces: readonly { id: string; name: string }[];
  you: You;
  theme: Theme;
}

const consoleSpacesId = "console-spaces";

/** Phone: opens the menu of Spaces, beside the title. */
export function SpaceSwitch() {
  const t = useTranslations("console.nav");
  return (
    <Button
      className="tablet:hidden"
      variant="quiet"
      iconOnly
      aria-label={t("change")}
      popoverTarget={consoleSpacesId}
      icon={<ChevronsUpDown size={20} />}
    />
  );
}
