import { type RefObject, useEffect } from "react";

/** Less than this is a browser's toolbar, not a keyboard. */
const keyboardMinPx = 120;

/** Sets the height of the on-screen keyboard as `--keyboard`, above which the tools are placed on a phone. */
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
