import { type RefObject, useEffect } from "react";

/** Less than this is a browser's bar that comes and goes, and no keyboard. */
const keyboardMinPx = 120;

/** On a phone the tools stand on the keyboard while the text is written: how far that reaches up, for the styles. */
export function useKeyboardEdge(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (viewport === null) return;
    const stop = new AbortController();
    const look = () => {
      const covered = Math.round(window.innerHeight - viewport.height - viewport.offsetTop);
      const isUp = window.innerHeight - viewport.height * viewport.scale > keyboardMinPx;
      box.current?.toggleAttribute("data-keyboard", isUp);
      box.current?.style.setProperty("--keyboard", `${Math.max(0, covered)}px`);
    };
    viewport.addEventListener("resize", look, { signal: stop.signal });
    viewport.addEventListener("scroll", look, { signal: stop.signal });
    return () => stop.abort();
  }, [box]);
}
