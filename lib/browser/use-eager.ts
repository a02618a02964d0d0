import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";

const dwellMs = 80;

/**
 * Begins to fetch a page when a link is dwelt on, by pointer or by focus: going over a list asks for nothing. Spread
 * it on a link that does not prefetch by itself.
 */
export function useEager(href: string) {
  const router = useRouter();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const begin = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => router.prefetch(href), dwellMs);
  };
  const stop = () => clearTimeout(timer.current);
  return { onPointerEnter: begin, onPointerLeave: stop, onFocus: begin, onBlur: stop };
}
