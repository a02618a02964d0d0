import Link from "next/link";
import type { ComponentProps, ReactNode } from "react";

interface ItemLook {
  icon?: ReactNode;
  end?: ReactNode;
  tone?: "plain" | "danger";
}

interface MenuItemProps extends ItemLook, ComponentProps<"button"> {
  /** The id of the menu that it closes. */
  closes?: string;
}

export function MenuItem({ icon, end, tone = "plain", closes, children, ...rest }: MenuItemProps) {
  const closing = closes === undefined ? {} : { popoverTarget: closes, popoverTargetAction: "hide" as const };
  return (
    <button type="button" {...closing} {...rest} className="menu-item" data-tone={tone}>
      {icon}
      <span className="truncate">{children}</span>
      {end !== undefined && <span className="menu-item-end">{end}</span>}
    </button>
  );
}

interface MenuLinkProps extends ItemLook, ComponentProps<typeof Link> {}

export function MenuLink({ icon, end, tone = "plain", children, ...rest }: MenuLinkProps) {
  return (
    <Link {...rest} className="menu-item" data-tone={tone}>
      {icon}
      <span className="truncate">{children}</span>
      {end !== undefined && <span className="menu-item-end">{end}</span>}
    </Link>
  );
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return <p className="menu-label">{children}</p>;
}

/** Why an action is missing. */
export function MenuNote({ children }: { children: ReactNode }) {
  return <p className="max-w-68 px-2.5 py-2 text-13 whitespace-normal text-ink-3">{children}</p>;
}

export function MenuLine() {
  return <hr className="menu-line" />;
}
