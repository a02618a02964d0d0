const longestMs = 4_000;
const pauseMs = 1_000;

/**
 * Calls it once the browser is idle after the page has loaded; one file that hangs doesn't delay that for long. Returns a
 * function that stops it.
 */
export function whenIdle(call: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  // Safari has none.
  const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, pauseMs));
  const loaded = new Promise<unknown>((resolve) => {
    if (document.readyState === "complete") return resolve(undefined);
    window.addEventListener("load", resolve, { signal });
    setTimeout(resolve, longestMs);
  });
  void loaded.then(() => idle(() => signal.aborted || call(), { timeout: longestMs }));
  return () => stop.abort();
}
