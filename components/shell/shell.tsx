"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useMemo } from "react";
import { JumpButton } from "#components/palette/jump-button.tsx";
import { SignOut } from "#components/session/sign-out.tsx";
import { Count } from "#components/ui/count.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { MenuItem, MenuLine, MenuLink } from "#components/ui/menu-item.tsx";
import { BrandMark } from "#components/ui/space/brand-mark.tsx";
import type { Kind } from "#components/ui/space/kind.ts";
import { LegalLinks } from "#components/ui/space/legal-links.tsx";
import { mediaListId } from "#lib/collection/list-ids.ts";
import { unpackJson } from "#lib/content/packed-json.ts";
import type { Theme } from "#lib/messages/theme.ts";
import { paths } from "#lib/paths.ts";
import type { Brand } from "#lib/space-file/schema.ts";
import { PhoneNav } from "./phone-nav.tsx";
import { Rail, RailBrand, RailLine, RailLink, RailNav, RailTitle } from "./rail.tsx";
import { RailViews } from "./rail-views.tsx";
import { ShellFrame } from "./shell-frame.tsx";
import type { You } from "./you.tsx";
import { RailFoot } from "./you.tsx";
import { YouMenu } from "./you-menu.tsx";

export interface ShellSettings {
  brand: { name: string; mark: Brand["mark"]; legal: Brand["legal"] };
  kinds: readonly Kind[];
  you: You;
  theme: Theme;
}

/**
 * Layout of all pages but the editor: rail or bottom bar, and the page.
 * @param settings `ShellSettings`, by `packJson`
 */
export function Shell({ settings, children }: { settings: string; children: ReactNode }) {
  const { brand, kinds, you, theme } = useMemo(() => unpackJson<ShellSettings>(settings), [settings]);
  return (
    <ShellFrame
      rail={<MemberRail {...{ brand, kinds, you }} />}
      foot={
        <>
          <PhoneNav kinds={kinds} />
          <MemberMenu you={you} theme={theme} legal={brand.legal} />
        </>
      }
    >
      {children}
    </ShellFrame>
  );
}

function MemberMenu({ you, theme, legal }: Pick<ShellSettings, "you" | "theme"> & { legal: Brand["legal"] }) {
  const t = useTranslations("shell");
  return (
    <YouMenu you={you} theme={theme}>
      <MenuLink href={paths.profile()} icon={<Icon name="circle-user-round" />}>
        {t("profile")}
      </MenuLink>
      <SignOut memberId={you.id}>
        <MenuItem type="submit" icon={<Icon name="log-out" />}>
          {t("signOut")}
        </MenuItem>
      </SignOut>
      {legal.length > 0 && <MenuLine />}
      <LegalLinks legal={legal} className="px-3" />
    </YouMenu>
  );
}

function MemberRail({ brand, kinds, you }: Pick<ShellSettings, "brand" | "kinds" | "you">) {
  const t = useTranslations("shell");
  return (
    <Rail>
      <RailBrand
        href={paths.home()}
        label={t("brandHome", { brand: brand.name })}
        mark={<BrandMark mark={brand.mark} />}
        name={brand.name}
      />
      <JumpButton look="rail" label={t("jump")} />
      <RailNav label={t("mainNavigation")}>
        <RailLink href={paths.home()} icon={<Icon name="house" />}>
          {t("home")}
        </RailLink>
        <RailLink href={paths.published()} icon={<Icon name="book-open" />}>
          {t("readingPage")}
        </RailLink>
        <RailLine />
        <RailTitle>{t("contentGroup")}</RailTitle>
        {kinds.map(({ id, many, icon }) => (
          <RailLink
            key={id}
            href={paths.contents(id)}
            icon={<Icon name={icon} />}
            count={<Count listId={id} className="rail-count" />}
          >
            {many}
          </RailLink>
        ))}
        <RailLink
          href={paths.media()}
          icon={<Icon name="images" />}
          count={<Count listId={mediaListId} className="rail-count" />}
        >
          {t("media")}
        </RailLink>
        <RailViews memberId={you.id} title={t("savedViews")} contentTypeIds={kinds.map(({ id }) => id)} />
      </RailNav>
      <RailFoot you={you} />
    </Rail>
  );
}
