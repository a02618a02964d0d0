import { useTranslations } from "next-intl";
import type { ComponentProps, PointerEvent } from "react";

const farEnoughPx = 64;

interface GrabberProps extends Pick<ComponentProps<"button">, "popoverTarget" | "onClick"> {
  close: () => void;
}

/** The handle of a bottom sheet, under 768 px: a press or a drag downwards closes it. */
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

// By the style object: the CSP forbids style attributes.
function follow(down: PointerEvent<HTMLButtonElement>, close: () => void): void {
  const grabber: HTMLButtonElement = down.currentTarget;
  const sheet = grabber.closest<HTMLElement>("dialog, [popover]");
  if (sheet === null) return;
  const released = new AbortController();
  const { signal } = released;
  const distance = (event: globalThis.PointerEvent) => Math.max(0, event.clientY - down.clientY);
  grabber.setPointerCapture(down.pointerId);
  grabber.addEventListener(
    "pointermove",
    (event) => {
      sheet.style.translate = `0 ${distance(event)}px`;
    },
    { signal },
  );
  const release = (event: globalThis.PointerEvent) => {
    released.abort();
    sheet.style.translate = "";
    if (event.type === "pointerup" && distance(event) > farEnoughPx) close();
  };
  grabber.addEventListener("pointerup", release, { signal });
  grabber.addEventListener("pointercancel", release, { signal });
}
