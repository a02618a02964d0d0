"use client";

import { useLayoutEffect } from "react";
import { isFree } from "./use-shortcut.ts";

/** A key that was pressed before somebody heard it, told once more to those alone who come late. */
const lateName = "keydown-late";

let early: KeyboardEvent[] | undefined;

/** Keeps the keys that are nobody else's, until those who hear them have come. */
export function useEarlyKeys(): void {
  useLayoutEffect(() => {
    const keys: KeyboardEvent[] = [];
    early = keys;
    const keep = (event: KeyboardEvent) => {
      if (early === keys && isFree(event)) keys.push(event);
    };
    document.addEventListener("keydown", keep);
    return () => {
      if (early === keys) early = undefined;
      document.removeEventListener("keydown", keep);
    };
  }, []);
}

/** Tells what was pressed so far, each key where the focus is by then. From here on nothing is kept. */
export function tellEarlyKeys(): void {
  const keys = early ?? [];
  early = undefined;
  for (const { key, code, shiftKey } of keys) {
    const again = new KeyboardEvent(lateName, { key, code, shiftKey, bubbles: true, cancelable: true });
    (document.activeElement ?? document.body).dispatchEvent(again);
  }
}

/** Hears every key, and those that `tellEarlyKeys` tells; answers the way to stop. */
export function hearKeys(listener: (event: KeyboardEvent) => void): () => void {
  const hear = (event: Event) => event instanceof KeyboardEvent && listener(event);
  for (const name of ["keydown", lateName]) document.addEventListener(name, hear);
  return () => {
    for (const name of ["keydown", lateName]) document.removeEventListener(name, hear);
  };
}
