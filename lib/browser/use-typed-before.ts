"use client";

import { type RefObject, useEffect, useEffectEvent } from "react";

/**
 * Takes over what somebody wrote into a field before the page's scripts were there: React leaves it in the field, and
 * takes it for known.
 */
export function useTypedBefore(
  input: RefObject<HTMLInputElement | null>,
  known: string,
  type: (text: string) => void,
): void {
  const takeOver = useEffectEvent(() => {
    const { value = known } = input.current ?? {};
    if (value !== known) type(value);
  });
  useEffect(() => takeOver(), []);
}
