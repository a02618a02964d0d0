/** Acts at once when it is called, and once more for all the calls that follow within `ms`. */
export function gathered(act: () => void, ms: number): () => void {
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
