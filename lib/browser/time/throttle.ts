/** Calls `act` at once, and once more after `ms` if it was called meanwhile. */
export function throttle(act: () => void, ms: number): () => void {
  let isResting = false;
  let isCalled = false;
  return function call(): void {
    isCalled = isResting;
    if (isResting) return;
    isResting = true;
    setTimeout(() => {
      isResting = false;
      if (isCalled) call();
    }, ms);
    act();
  };
}
