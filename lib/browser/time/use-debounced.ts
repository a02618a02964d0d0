import { useEffect, useState } from "react";

export function useDebounced<Value>(value: Value, waitMs: number): Value {
  const [still, setStill] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setStill(() => value), waitMs);
    return () => clearTimeout(timer);
  }, [value, waitMs]);
  return still;
}
