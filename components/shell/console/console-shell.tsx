import { ChevronsUpDown, LayoutGrid, LogOut } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "#components/ui/button.tsx";
import { Menu } from "#components/ui/menu.tsx";
import { MenuItem, MenuLabel } from "#components/ui/menu-item.tsx";
import { SpaceMark } from "#components/ui/picture/avatar.tsx";
import type { Theme } from "#lib/messages/theme.ts";
import { paths } from "#lib/paths.ts";
import { NavLink } from "../nav-link.tsx";
import { RailFoot } from "../rail-foot.tsx";
import { ShellFrame } from "../shell-frame.tsx";
import type { You } from "../you.tsx";
import { YouMenu } from "../you-menu.tsx";
import { ConsoleMark } from "./console-mark.tsx";
import { ConsolePhoneNav } from "./console-phone-nav.tsx";
import { LeaveConsole } from "./leave-console.tsx";

/** The room around the console's pages: one's Spaces, and who one is here. Nothing in it leads to a member's pages. */
export function ConsoleShell({ children, ...room }: ConsoleRoom & { children: ReactNode }) {
  return (
    <ShellFrame
      rail={<ConsoleRail {...room} />}
      foot={
        <>
          <ConsolePhoneNav firstSpaceId={room.spaces[0]?.id} />
          <SpacesMenu spaces={room.spaces} />
          <ConsoleMenu {...room} />
        </>
      }
    >
      {children}
    </ShellFrame>
  );
}

function ConsoleRail({ spaces, you }: ConsoleRoom) {
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

function SpacesMenu({ spaces }: Pick<ConsoleRoom, "spaces">) {
  const t = useTranslations("console.nav");
  return (
    <Menu id={consoleSpacesId} label={t("yours")} side="above">
      <MenuLabel>{t("yours")}</MenuLabel>
      <SpaceLinks spaces={spaces} className="menu-item" wordsName="truncate" />
    </Menu>
  );
}

interface SpaceLinksProps extends Pick<ConsoleRoom, "spaces"> {
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

/** Who one is at the console, and the way out of it. */
function ConsoleMenu({ you, theme }: Pick<ConsoleRoom, "you" | "theme">) {
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

/** What the room around every page of the console shows. */
interface ConsoleRoom {
  spaces: readonly { id: string; name: string }[];
  /** The platform user. */
  you: You;
  theme: Theme;
}

const consoleSpacesId = "console-spaces";

/** Phone: the way to another Space, beside the title. */
export function SpaceSwitch() {
  const t = useTranslations("console.nav");
  return (
    <Button
      className="space-switch"
      variant="quiet"
      iconOnly
      aria-label={t("change")}
      popoverTarget={consoleSpacesId}
      icon={<ChevronsUpDown size={20} />}
    />
  );
}
