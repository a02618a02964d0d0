"use client";
"use no memo";

import { usePathname } from "next/navigation";
import { type ReactNode, useEffect, useRef } from "react";
import { Grabber } from "./grabber.tsx";

interface MenuProps {
  /** What its button names: `<Button popoverTarget={id}>`. */
  id: string;
  label: string;
  /** Which edge it shares with its button. */
  align?: "start" | "end";
  side?: "below" | "above";
  /** For contents that are drawn when they are wanted. */
  onOpen?: () => void;
  children: ReactNode;
}

/**
 * A native popover beside the button that opens it; under 768 px a sheet from below. It works without scripts; with
 * them it closes when a link inside has led on.
 */
export function Menu({ id, label, align = "start", side = "below", onOpen, children }: MenuProps) {
  const ref = useRef<HTMLDivElement>(null);
  const pathname = usePathname();
  const shownOn = useRef(pathname);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is what closes it.
  useEffect(() => {
    const isOther = shownOn.current !== pathname;
    shownOn.current = pathname;
    if (!ref.current?.matches(":popover-open")) return;
    if (isOther) ref.current.hidePopover();
    // Whoever was quicker than the scripts has opened it already.
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
      className="menu"
      data-align={align}
      data-side={side}
      {...(onOpen && { onBeforeToggle: ({ newState }) => newState === "open" && onOpen() })}
    >
      <Grabber popoverTarget={id} close={() => ref.current?.hidePopover()} />
      {children}
    </div>
  );
}
