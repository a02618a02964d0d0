import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Preference } from "#components/ui/form/preference.tsx";
import { Menu } from "#components/ui/menu.tsx";
import { MenuLine } from "#components/ui/menu-item.tsx";
import { Avatar } from "#components/ui/picture/avatar.tsx";
import { languageNames, languages } from "#lib/messages/language.ts";
import { type Theme, themes } from "#lib/messages/theme.ts";
import { type You, YouNames, youMenuId } from "./you.tsx";

/** The account menu: name, theme, language, and what follows. */
export function YouMenu({ you, theme, children }: { you: You; theme: Theme; children: ReactNode }) {
  const t = useTranslations("shell");
  const language = useLocale();
  return (
    <Menu id={youMenuId} label={t("you")} side="above">
      <div className="w-68 max-tablet:w-auto">
        <div className="flex items-center gap-3 px-2.5 pt-2 pb-3 desktop:hidden">
          <Avatar id={you.id} name={you.name} url={you.avatarUrl} size={40} />
          <YouNames you={you} emailClassName="wrap-anywhere whitespace-normal" />
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
        {children}
      </div>
    </Menu>
  );
}
