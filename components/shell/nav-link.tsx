"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import type { ReactNode } from "react";

interface NavLinkProps {
  href: string;
  className: string;
  children: ReactNode;
}

/** A place to go; the current one, and what lies below it, is marked. */
export function NavLink({ href, className, children }: NavLinkProps) {
  const here = usePathname();
  const current = here === href ? "page" : href !== "/" && here.startsWith(`${href}/`) && "true";
  return (
    <Link href={href} className={className} {...(current && { "aria-current": current })}>
      {children}
    </Link>
  );
}

interface NavSheetButtonProps {
  /** The id of the sheet that it opens. */
  opens: string;
  /** Where every place in that sheet begins. */
  within: string;
  className: string;
  children: ReactNode;
}

/** Opens a sheet of places; marked while one of them is the current one. */
export function NavSheetButton({ opens, within, className, children }: NavSheetButtonProps) {
  const current = usePathname().startsWith(within);
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
