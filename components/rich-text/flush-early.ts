import { isPressed } from "#lib/browser/keys/shortcuts.ts";

/**
 * Calls `flush` before anything else could read what is written: a press elsewhere, the keys that publish, a page that
 * goes away. On the window and in the capture phase, because others listen for the same. Answers the way to stop.
 */
export function flushEarly(flush: () => void): () => void {
  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };
  const onKey = (event: KeyboardEvent) => {
    if (isPressed(event, "publish")) flush();
  };
  window.addEventListener("keydown", onKey, options);
  for (const event of ["pointerdown", "pagehide", "visibilitychange"]) {
    window.addEventListener(event, flush, options);
  }
  return () => stop.abort();
}
