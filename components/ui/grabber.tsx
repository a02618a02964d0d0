"use no memo";

import { useTranslations } from "next-intl";
import type { ComponentProps, PointerEvent } from "react";

const farEnoughPx = 64;

interface GrabberProps extends Pick<ComponentProps<"button">, "popoverTarget" | "onClick"> {
  /** Closes the sheet that it tops. */
  close: () => void;
}

/** The handle of a bottom sheet: a press or a drag downwards closes it. Not there from 768 px on. */
export function Grabber({ close, ...rest }: GrabberProps) {
  const t = useTranslations("ui");
  return (
    <button
      type="button"
      {...rest}
      {...(rest.popoverTarget !== undefined && { popoverTargetAction: "hide" as const })}
      className="grabber"
      aria-label={t("close")}
      onPointerDown={(event) => follow(event, close)}
    />
  );
}

// By the style object, not the attribute: the pages' policy has no inline styles.
function follow(down: PointerEvent<HTMLButtonElement>, close: () => void): void {
  const grabber: HTMLButtonElement = down.currentTarget;
  const sheet = grabber.closest<HTMLElement>("dialog, [popover]");
  if (sheet === null) return;
  const released = new AbortController();
  const { signal } = released;
  const way = (event: globalThis.PointerEvent) => Math.max(0, event.clientY - down.clientY);
  grabber.setPointerCapture(down.pointerId);
  grabber.addEventListener(
    "pointermove",
    (event) => {
      sheet.style.translate = `0 ${way(event)}px`;
    },
    { signal },
  );
  const release = (event: globalThis.PointerEvent) => {
    released.abort();
    sheet.style.translate = "";
    if (event.type === "pointerup" && way(event) > farEnoughPx) close();
  };
  grabber.addEventListener("pointerup", release, { signal });
  grabber.addEventListener("pointercancel", release, { signal });
}
