"use client";
"use no memo";

import Link from "next/link";
import { usePathname } from "next/navigation";
import type { ReactNode } from "react";

interface NavLinkProps {
  href: string;
  className: string;
  /** What lies below it is another place. */
  isWhole?: boolean;
  children: ReactNode;
}

/** A place to go; the current one, and what lies below it, is marked. */
export function NavLink({ href, className, isWhole = false, children }: NavLinkProps) {
  const here = usePathname();
  const current = here === href ? "page" : href !== "/" && !isWhole && here.startsWith(`${href}/`) && "true";
  return (
    <Link href={href} className={className} {...(current && { "aria-current": current })}>
      {children}
    </Link>
  );
}

interface NavSheetButtonProps {
  /** The id of the sheet that it opens. */
  opens: string;
  /** Where the places in that sheet begin. */
  within: readonly string[];
  className: string;
  children: ReactNode;
}

/** Opens a sheet of places; marked while one of them is the current one. */
export function NavSheetButton({ opens, within, className, children }: NavSheetButtonProps) {
  const here = usePathname();
  const current = within.some((start) => here.startsWith(start));
  return (
    <button
      type="button"
      popoverTarget={opens}
      className={className}
      {...(current && { "aria-current": true })}
    >
      {children}
    </button>
  );
}
