import { useRouter } from "next/navigation";
import { useEffectEvent, useLayoutEffect, useRef } from "react";
import { isFree, listensFor } from "#lib/browser/keys/key-queue.ts";
import { keySettings } from "#lib/browser/keys/key-settings.ts";
import { keyOf, shortcuts } from "#lib/browser/keys/shortcuts.ts";
import { offerToGuard } from "#lib/browser/way-out.ts";

const begins = "g";
const patienceMs = 1_500;

/** `g` and a letter open a page. */
export function useGoTo(places: ReadonlyMap<string, string>): void {
  const router = useRouter();
  const begunAt = useRef(Number.NEGATIVE_INFINITY);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isFree(event) || event.shiftKey || !keySettings().characters) return;
    const key = keyOf(event);
    const hasBegun = event.timeStamp - begunAt.current < patienceMs;
    begunAt.current = key === begins && !hasBegun ? event.timeStamp : Number.NEGATIVE_INFINITY;
    const place = hasBegun ? places.get(key) : undefined;
    if (place === undefined) return;
    // Alone, the letter may be a shortcut of the page.
    event.preventDefault();
    event.stopImmediatePropagation();
    const go = () => router.push(place);
    if (!offerToGuard(go)) go();
  });
  const letters = [...places.keys()].filter((letter) => !isLone(letter)).join("");
  useLayoutEffect(() => {
    document.addEventListener("keydown", onKey, { capture: true });
    const stops = [begins, ...letters].map(listensFor);
    return () => {
      for (const stop of stops) stop();
      document.removeEventListener("keydown", onKey, { capture: true });
    };
  }, [letters]);
}

/** Whether a letter alone is a shortcut of some page, which listens for it itself. */
function isLone(letter: string): boolean {
  return shortcuts.some(({ keys }) => keys.some((key) => key === letter));
}
