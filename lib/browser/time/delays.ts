import { useEffect, useState } from "react";
import { noticeableMs } from "#lib/content/noticeable.ts";

export function useDebounced<Value>(value: Value, waitMs: number): Value {
  const [still, setStill] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setStill(() => value), waitMs);
    return () => clearTimeout(timer);
  }, [value, waitMs]);
  return still;
}

/** Whether a wait takes noticeably long. */
export function useSlow(isWaiting: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setSlow(true), noticeableMs);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isWaiting]);
  return isWaiting && isSlow;
}

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
