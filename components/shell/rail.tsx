import type { ReactNode } from "react";
import { classNames } from "#components/ui/class-names.ts";
import { Link } from "#components/ui/link.tsx";
import { BrandName } from "#components/ui/space/brand-name.tsx";
import { NavLink } from "./nav-link.tsx";

/** The navigation of desktop, and as a column of icons of tablet. */
export function Rail({ children }: { children: ReactNode }) {
  return (
    <header
      className={classNames(
        "sticky top-0 z-rail flex h-[calc(100dvh-var(--foot,0px))] min-h-0 flex-col gap-4 px-3 pt-4 pb-3",
        "max-desktop:items-center max-desktop:px-2 max-tablet:hidden print:hidden",
      )}
    >
      {children}
    </header>
  );
}

interface RailBrandProps {
  href: string;
  label: string;
  mark: ReactNode;
  name: string;
}

export function RailBrand({ href, label, mark, name }: RailBrandProps) {
  return (
    <Link href={href} className="min-w-0 rounded-3" aria-label={label}>
      <BrandName mark={mark} name={name} nameClassName="max-desktop:hidden" />
    </Link>
  );
}

/** Scrolls. Below 1200 px it reaches over the page, so that the names beside its icons aren't cut off. */
const railNav = classNames(
  "-ms-0.5 flex min-h-0 flex-col gap-0.5 overflow-x-hidden overflow-y-auto overscroll-contain py-px ps-0.5 *:flex-none",
  "desktop:-me-0.5 desktop:pe-0.5 max-desktop:-me-64 max-desktop:pe-64 max-desktop:[scrollbar-width:none]",
  "max-desktop:pointer-events-none max-desktop:*:pointer-events-auto",
);

export function RailNav({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className={railNav} aria-label={label}>
      {children}
    </nav>
  );
}

interface RailLinkProps {
  href: string;
  icon: ReactNode;
  /** Pages below it are not marked as current. */
  isWhole?: boolean;
  /** A `Count` of the class `rail-count`. */
  count?: ReactNode;
  children: string;
}

/** A long name is cut: all of it is shown on hover. A Korean letter is as wide as two Latin ones. */
export function titleOfLong(name: string): { title?: string } {
  const width = [...name].reduce((sum, letter) => sum + (letter < "\u1100" ? 1 : 2), 0);
  return width > 20 ? { title: name } : {};
}

export function RailLink({ href, icon, isWhole, count, children }: RailLinkProps) {
  return (
    <NavLink href={href} className="group rail-link" {...(isWhole && { isWhole })} {...titleOfLong(children)}>
      {icon}
      <bdi className="rail-tip max-desktop:line-clamp-2 desktop:truncate">{children}</bdi>
      {count}
    </NavLink>
  );
}

export function RailTitle({ children }: { children: ReactNode }) {
  return <h2 className="px-2 pt-3 pb-1 text-12 font-medium text-ink-3 max-desktop:hidden">{children}</h2>;
}

/** In the place of a title between icons. */
export function RailLine() {
  return <div className="mx-auto my-2 w-6 border-t border-line-strong desktop:hidden" aria-hidden="true" />;
}
