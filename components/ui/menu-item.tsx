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
      {end !== undefined && <span className={menuItemEnd}>{end}</span>}
    </button>
  );
}

interface MenuLinkProps extends ItemLook, LinkProps {}

export function MenuLink({ icon, end, tone = "plain", className, children, ...rest }: MenuLinkProps) {
  return (
    <Link {...rest} className={menuItem({ tone, className })} data-tone={tone}>
      {icon}
      <span className="truncate">{children}</span>
      {end !== undefined && <span className={menuItemEnd}>{end}</span>}
    </Link>
  );
}

/** What stands at the end of an item. */
export const menuItemEnd = "ms-auto ps-4 text-13 font-normal text-ink-3 tabular-nums";

const menuLabel = cva("px-2.5 pt-2 pb-1 text-12 font-medium text-ink-3", {
  variants: {
    isTitle: {
      true: "max-tablet:pt-0 max-tablet:pb-2 max-tablet:text-16 max-tablet:font-semibold max-tablet:text-ink",
    },
  },
});

interface MenuLabelProps {
  /** What the menu is for: the heading of its bottom sheet. */
  isTitle?: boolean;
  children: ReactNode;
}

export function MenuLabel({ isTitle, children }: MenuLabelProps) {
  return <p className={menuLabel({ isTitle })}>{children}</p>;
}

/** Why an action is missing. */
export function MenuNote({ children }: { children: ReactNode }) {
  return <p className="max-w-68 px-2.5 py-2 text-13 whitespace-normal text-ink-3">{children}</p>;
}

export function MenuLine() {
  return <hr className="mx-2.5 my-1.5 h-px border-0 bg-line" />;
}
