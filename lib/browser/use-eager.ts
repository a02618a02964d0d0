import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";

const dwellMs = 80;

/**
 * Prefetches a page when the pointer or the focus rests on its link: moving over a list requests nothing. Spread the
 * result on a link that does not prefetch by itself.
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
