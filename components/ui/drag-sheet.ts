const farEnoughPx = 64;

/** Lets a sheet follow the finger on its handle from `down` on, and closes it when that goes far enough. */
export function dragSheet(down: PointerEvent, close: () => void): void {
  const grabber = down.target;
  if (!(grabber instanceof HTMLElement)) return;
  const sheet = grabber.closest<HTMLElement>("dialog, [popover]");
  // The finger can be gone by the time this is here.
  if (sheet === null || !canFollow(grabber, down)) return;
  const released = new AbortController();
  const { signal } = released;
  const way = (event: PointerEvent) => Math.max(0, event.clientY - down.clientY);
  grabber.addEventListener(
    "pointermove",
    (event) => {
      // By the style object, not the attribute: the pages' policy has no inline styles.
      sheet.style.translate = `0 ${way(event)}px`;
    },
    { signal },
  );
  const release = (event: PointerEvent) => {
    released.abort();
    sheet.style.translate = "";
    if (event.type === "pointerup" && way(event) > farEnoughPx) close();
  };
  grabber.addEventListener("pointerup", release, { signal });
  grabber.addEventListener("pointercancel", release, { signal });
}

function canFollow(grabber: HTMLElement, { pointerId }: PointerEvent): boolean {
  try {
    grabber.setPointerCapture(pointerId);
  } catch {
    return false;
  }
  return grabber.hasPointerCapture(pointerId);
}
