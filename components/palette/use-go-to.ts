"use client";

import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent, useRef } from "react";
import { keySettings } from "#lib/browser/keys/key-settings.ts";
import { keyOf } from "#lib/browser/keys/shortcuts.ts";
import { isFree } from "#lib/browser/keys/use-shortcut.ts";
import { offerToGuard } from "#lib/browser/way-out.ts";

const begins = "g";
const patienceMs = 1_500;

/** `g`, and then the letter of a place, goes there. */
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
    // The letter may be a shortcut of the page too; after `g` it is none.
    event.preventDefault();
    event.stopImmediatePropagation();
    const go = () => router.push(place);
    if (!offerToGuard(go)) go();
  });
  useEffect(() => {
    document.addEventListener("keydown", onKey, { capture: true });
    return () => document.removeEventListener("keydown", onKey, { capture: true });
  }, []);
}
