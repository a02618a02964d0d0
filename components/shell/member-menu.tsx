import { CircleUserRound, LogOut } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { Avatar } from "#components/ui/avatar.tsx";
import { ClientMessages } from "#components/ui/client-messages.tsx";
import { Menu } from "#components/ui/menu.tsx";
import { MenuItem, MenuLine, MenuLink } from "#components/ui/menu-item.tsx";
import { Preference } from "#components/ui/preference.tsx";
import { SignOut } from "#components/ui/sign-out.tsx";
import { languageNames, languages } from "#lib/messages/language.ts";
import { themes } from "#lib/messages/theme.ts";
import { paths } from "#lib/paths.ts";
import type { ShellProps } from "./shell.tsx";

export const memberMenuId = "member-menu";

/** Who one is here, how it looks and speaks, and the way out. */
export function MemberMenu({ you, theme }: Pick<ShellProps, "you" | "theme">) {
  const t = useTranslations("shell");
  const language = useLocale();
  return (
    <Menu id={memberMenuId} label={t("you")} side="above">
      <div className="member-menu">
        <div className="member-menu-head">
          <Avatar id={you.id} name={you.name} url={you.avatarUrl} size={40} />
          <span className="member-names">
            <bdi className="member-name">{you.name ?? t("you")}</bdi>
            {you.email !== undefined && <bdi className="member-email">{you.email}</bdi>}
          </span>
        </div>
        <Preference
          name="theme"
          label={t("theme")}
          chosen={theme}
          choices={themes.map((value) => ({ value, label: t(`themes.${value}`) }))}
        />
        <Preference
          name="language"
          label={t("language")}
          chosen={language}
          choices={languages.map((value) => ({ value, label: languageNames[value], language: value }))}
        />
        <MenuLine />
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
      </div>
    </Menu>
  );
}
