/**
 * Starts one piece of work per turn of the event loop, in order. Otherwise ten pages that arrive together
 * render back to back, and a call between them waits for all.
 */
export function oneStartPerTurn(): (start: () => void) => void {
  let lastTurn = Promise.resolve();
  return (start) => {
    lastTurn = lastTurn.then(() => new Promise((resolve) => setImmediate(resolve)));
    void lastTurn.then(start);
  };
}
