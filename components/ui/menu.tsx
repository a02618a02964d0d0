"use client";

import { cva } from "class-variance-authority";
import { usePathname } from "next/navigation";
import { type ReactNode, useEffect, useRef } from "react";
import { Grabber } from "./grabber.tsx";

/** What floats beside its button; under 768 px a bottom sheet. */
export const menuVariants = cva(
  [
    "overflow-auto overscroll-contain rounded-4 bg-raised text-ink shadow-2 open:animate-rise",
    "m-auto [position-try-fallbacks:flip-block,flip-inline,flip-block_flip-inline] focus:outline-0",
    // Beside its button; in the middle where nothing can be anchored.
    "tablet:supports-[position-area:block-end]:my-1",
    "max-tablet:inset-[auto_0_0] max-tablet:w-full max-tablet:max-w-none max-tablet:rounded-t-sheet",
    "max-tablet:rounded-b-none max-tablet:shadow-3 max-tablet:open:animate-slide-up",
    "max-tablet:backdrop:bg-scrim forced-colors:border",
  ],
  {
    variants: {
      /** A panel has padding of its own. */
      content: {
        items: [
          "max-h-[calc(100dvh-2rem)] max-w-[min(22rem,calc(100vw-2rem))] min-w-48 p-1.5 max-tablet:max-h-[85dvh]",
          "max-tablet:px-3 max-tablet:pt-0 max-tablet:pb-[calc(0.75rem+env(safe-area-inset-bottom))]",
        ],
        panel: [
          "max-h-[calc(100dvh-2rem)] w-92 max-w-[calc(100vw-2rem)] max-tablet:max-h-[92dvh]",
          "max-tablet:pb-[calc(0.5rem+env(safe-area-inset-bottom))]",
        ],
      },
      place: {
        "below-start": "tablet:[position-area:block-end_span-inline-end]",
        "below-end": "tablet:[position-area:block-end_span-inline-start]",
        above: "tablet:[position-area:block-start_span-inline-end]",
      },
    },
    defaultVariants: { content: "items", place: "below-start" },
  },
);

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
