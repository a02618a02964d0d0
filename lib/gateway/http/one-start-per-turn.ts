/**
 * Starts work one piece per turn of the event loop, in order. Ten pages that arrive together would otherwise render
 * back to back, and a call between them would wait for all of them.
 */
export function oneStartPerTurn(): (start: () => void) => void {
  let lastTurn = Promise.resolve();
  return (start) => {
    lastTurn = lastTurn.then(() => new Promise((resolve) => setImmediate(resolve)));
    void lastTurn.then(start);
  };
}
