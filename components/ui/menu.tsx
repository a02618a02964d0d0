"use client";

import { cva } from "class-variance-authority";
import { usePathname } from "next/navigation";
import { type ReactNode, useEffect, useRef } from "react";
import { Grabber } from "./grabber.tsx";
import { useMenuKeys } from "./use-menu-keys.ts";

/** What floats beside its button; under 768 px a bottom sheet. */
export const menuVariants = cva("menu-surface", {
  variants: {
    /** A panel has padding of its own. */
    content: {
      items: "menu-items",
      panel: [
        "tablet:w-92 tablet:max-w-[calc(100vw-2rem)]",
        "max-tablet:max-h-[92dvh] max-tablet:pb-[calc(0.5rem+env(safe-area-inset-bottom))]",
      ],
    },
    place: {
      "below-start": "menu-below-start",
      "below-end": "menu-below-end",
      above: "menu-above",
    },
  },
  defaultVariants: { content: "items", place: "below-start" },
});

interface MenuProps {
  /** The `popoverTarget` of its button. */
  id: string;
  label: string;
  align?: "start" | "end";
  side?: "below" | "above";
  /** To render its content on demand. */
  onOpen?: () => void;
  children: ReactNode;
}

/** A native popover beside its button; under 768 px a bottom sheet. Works without scripts; closes after navigation. */
export function Menu({ id, label, align = "start", side = "below", onOpen, children }: MenuProps) {
  const ref = useRef<HTMLDivElement>(null);
  const pathname = usePathname();
  const shownOn = useRef(pathname);
  useMenuKeys(ref);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the page closes it.
  useEffect(() => {
    const isOther = shownOn.current !== pathname;
    shownOn.current = pathname;
    if (!ref.current?.matches(":popover-open")) return;
    if (isOther) ref.current.hidePopover();
    // The menu was opened before hydration.
    else onOpen?.();
  }, [pathname]);

  return (
    <div
      ref={ref}
      id={id}
      popover="auto"
      role="dialog"
      tabIndex={-1}
      aria-label={label}
      className={menuVariants({ place: side === "above" ? "above" : `below-${align}` })}
      {...(onOpen && { onBeforeToggle: ({ newState }) => newState === "open" && onOpen() })}
    >
      <Grabber popoverTarget={id} close={() => ref.current?.hidePopover()} />
      {children}
    </div>
  );
}
