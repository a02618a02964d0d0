import { BookOpen, House, Images } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { JumpButton } from "#components/palette/jump-button.tsx";
import { BrandMark } from "#components/ui/space/brand-mark.tsx";
import { KindIcon } from "#components/ui/space/kind-icon.tsx";
import { paths } from "#lib/paths.ts";
import { Count } from "./count.tsx";
import { NavLink } from "./nav-link.tsx";
import { RailFoot } from "./rail-foot.tsx";
import { RailViews } from "./rail-views.tsx";
import type { ShellProps } from "./shell.tsx";

/** The navigation of desktop and tablet. */
export function Rail({ brand, kinds, files, you }: Pick<ShellProps, "brand" | "kinds" | "files" | "you">) {
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
          <span className="nav-words">{t("readingRoom")}</span>
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
