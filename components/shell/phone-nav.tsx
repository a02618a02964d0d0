import { useLocale, useTranslations } from "next-intl";
import { JumpButton } from "#components/palette/jump-button.tsx";
import { Count } from "#components/ui/count.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Menu } from "#components/ui/menu.tsx";
import { MenuLabel, MenuLink, menuItem, menuItemEnd } from "#components/ui/menu-item.tsx";
import { midSentence } from "#components/ui/space/kind.ts";
import { WhenOffered } from "#components/ui/when-offered.tsx";
import { paths } from "#lib/paths.ts";
import { NavLink, NavSheetButton } from "./nav-link.tsx";
import { PhoneNavBar } from "./phone-nav-bar.tsx";
import type { ShellSettings } from "./shell.tsx";
import { youMenuId } from "./you.tsx";

const kindsMenuId = "kinds-menu";
const newMenuId = "new-menu";
export function PhoneNav({ kinds }: Pick<ShellSettings, "kinds">) {
  const t = useTranslations("shell");
  return (
    <>
      <PhoneNavBar label={t("mainNavigation")}>
        <NavLink href={paths.home()}>
          <Icon name="house" size={22} />
          {t("home")}
        </NavLink>
        <NavSheetButton opens={kindsMenuId} within={["/contents/", paths.published()]}>
          <Icon name="layers" size={22} />
          {t("contents")}
        </NavSheetButton>
        {kinds.some(({ create }) => create) && (
          <button type="button" popoverTarget={newMenuId} aria-label={t("create")}>
            <span className="grid h-10 w-4/5 max-w-12 place-items-center rounded-4 bg-fill text-on-fill forced-colors:border">
              <Icon name="plus" size={22} />
            </span>
          </button>
        )}
        <NavLink href={paths.media()}>
          <Icon name="images" size={22} />
          {t("mediaShort")}
        </NavLink>
        <NavSheetButton opens={youMenuId} within={[paths.profile()]}>
          <Icon name="circle-user-round" size={22} />
          {t("you")}
        </NavSheetButton>
      </PhoneNavBar>
      <Sheets kinds={kinds} />
    </>
  );
}

function Sheets({ kinds }: Pick<ShellSettings, "kinds">) {
  const t = useTranslations("shell");
  const language = useLocale();
  return (
    <>
      <Menu id={kindsMenuId} label={t("contents")} side="above">
        <MenuLabel isTitle>{t("contents")}</MenuLabel>
        <JumpButton look="menuItem" label={t("jump")} closes={kindsMenuId} />
        <NavLink href={paths.published()} className={menuItem()}>
          <Icon name="book-open" />
          <span className="truncate">{t("readingPage")}</span>
        </NavLink>
        {kinds.map(({ id, many, icon }) => (
          <NavLink key={id} href={paths.contents(id)} className={menuItem()}>
            <Icon name={icon} />
            <span className="truncate">{many}</span>
            <Count listId={id} className={menuItemEnd} />
          </NavLink>
        ))}
      </Menu>
      <Menu id={newMenuId} label={t("create")} side="above">
        <MenuLabel isTitle>{t("create")}</MenuLabel>
        {kinds
          .filter(({ create }) => create)
          .map(({ id, one, icon }) => (
            <WhenOffered key={id} listId={id}>
              <MenuLink href={paths.newContent(id)} icon={<Icon name={icon} />}>
                {t("newKind", { kind: midSentence(one, language) })}
              </MenuLink>
            </WhenOffered>
          ))}
      </Menu>
    </>
  );
}
