import { useEffect, useState } from "react";

/** A value that has stood still for a moment; until then the one before. */
export function useDebounced<Value>(value: Value, waitMs: number): Value {
  const [still, setStill] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setStill(() => value), waitMs);
    return () => clearTimeout(timer);
  }, [value, waitMs]);
  return still;
}
