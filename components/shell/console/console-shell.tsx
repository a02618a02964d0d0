import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Menu } from "#components/ui/menu.tsx";
import { MenuItem, MenuLabel, menuItem } from "#components/ui/menu-item.tsx";
import { SpaceMark } from "#components/ui/picture/avatar.tsx";
import type { Theme } from "#lib/messages/theme.ts";
import { paths } from "#lib/paths.ts";
import { NavLink } from "../nav-link.tsx";
import { Rail, RailBrand, RailLink, RailNav, RailTitle } from "../rail.tsx";
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
    <Rail>
      <RailBrand
        href={paths.console.spaces()}
        label={t("brandHome")}
        mark={<ConsoleMark />}
        name={t("brand")}
      />
      <RailNav label={t("label")}>
        <RailLink href={paths.console.spaces()} icon={<Icon name="layout-grid" />} isWhole>
          {t("all")}
        </RailLink>
        {spaces.length > 0 && <RailTitle>{t("yours")}</RailTitle>}
        {spaces.map(({ id, name }) => (
          <RailLink key={id} href={paths.console.space(id)} icon={<SpaceMark id={id} name={name} />} isWhole>
            {name}
          </RailLink>
        ))}
      </RailNav>
      <RailFoot you={you} />
    </Rail>
  );
}

function SpacesMenu({ spaces }: Pick<ConsoleShellProps, "spaces">) {
  const t = useTranslations("console.nav");
  return (
    <Menu id={consoleSpacesId} label={t("yours")} side="above">
      <MenuLabel isTitle>{t("yours")}</MenuLabel>
      {spaces.map(({ id, name }) => (
        <NavLink key={id} href={paths.console.space(id)} className={menuItem()} isWhole>
          <SpaceMark id={id} name={name} />
          <bdi className="truncate">{name}</bdi>
        </NavLink>
      ))}
    </Menu>
  );
}

function ConsoleMenu({ you, theme }: Pick<ConsoleShellProps, "you" | "theme">) {
  const t = useTranslations("console.nav");
  return (
    <YouMenu you={you} theme={theme}>
      <LeaveConsole>
        <MenuItem type="submit" icon={<Icon name="log-out" />}>
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
      icon={<Icon name="chevrons-up-down" size={20} />}
    />
  );
}
