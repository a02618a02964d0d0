"use client";

import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { Link } from "#components/ui/link.tsx";

interface NavLinkProps {
  href: string;
  className?: string;
  title?: string;
  /** Pages below it are not marked as current. */
  isWhole?: boolean;
  children: ReactNode;
}

/** A link that is marked on its page and the pages below. */
export function NavLink({ href, isWhole = false, children, ...rest }: NavLinkProps) {
  const here = usePathname();
  const current = here === href ? "page" : href !== "/" && !isWhole && here.startsWith(`${href}/`) && "true";
  return (
    <Link href={href} {...rest} {...(current && { "aria-current": current })}>
      {children}
    </Link>
  );
}

interface NavSheetButtonProps {
  /** The id of a menu. */
  opens: string;
  /** The paths of the pages in that menu. */
  within: readonly string[];
  children: ReactNode;
}

/** Opens a menu of pages; marked while one of them is open. */
export function NavSheetButton({ opens, within, children }: NavSheetButtonProps) {
  const here = usePathname();
  const current = within.some((start) => here.startsWith(start));
  return (
    <button type="button" popoverTarget={opens} {...(current && { "aria-current": true })}>
      {children}
    </button>
  );
}
