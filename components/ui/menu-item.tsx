import { cva } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { Link, type LinkProps } from "./link.tsx";

export const menuItem = cva("menu-item", {
  variants: {
    tone: {
      plain: "menu-item-plain",
      danger: "text-danger",
    },
  },
  defaultVariants: { tone: "plain" },
});

interface ItemLook {
  icon?: ReactNode;
  end?: ReactNode;
  tone?: "plain" | "danger";
}

interface MenuItemProps extends ItemLook, ComponentProps<"button"> {
  /** The id of the menu that it closes. */
  closes?: string;
}

export function MenuItem({ icon, end, tone = "plain", closes, className, children, ...rest }: MenuItemProps) {
  const closing = closes === undefined ? {} : { popoverTarget: closes, popoverTargetAction: "hide" as const };
  return (
    <button type="button" {...closing} {...rest} className={menuItem({ tone, className })} data-tone={tone}>
      {icon}
      <span className="truncate">{children}</span>
      {end !== undefined && <MenuItemEnd>{end}</MenuItemEnd>}
    </button>
  );
}

interface MenuLinkProps extends ItemLook, LinkProps {}

export function MenuLink({ icon, end, tone = "plain", className, children, ...rest }: MenuLinkProps) {
  return (
    <Link {...rest} className={menuItem({ tone, className })} data-tone={tone}>
      {icon}
      <span className="truncate">{children}</span>
      {end !== undefined && <MenuItemEnd>{end}</MenuItemEnd>}
    </Link>
  );
}

export function MenuItemEnd({ children }: { children: ReactNode }) {
  return <span className="menu-item-end">{children}</span>;
}

interface MenuLabelProps {
  /** What the menu is for: the heading of its bottom sheet. */
  isTitle?: boolean;
  children: ReactNode;
}

export function MenuLabel({ isTitle = false, children }: MenuLabelProps) {
  return <p className={isTitle ? "menu-title" : "menu-label"}>{children}</p>;
}

/** Why an action is missing. */
export function MenuNote({ children }: { children: ReactNode }) {
  return <p className="max-w-68 px-2.5 py-2 text-13 whitespace-normal text-ink-3">{children}</p>;
}

export function MenuLine() {
  return <hr className="mx-2.5 my-1.5 h-px border-0 bg-line" />;
}
