import { nextAddress } from "#lib/browser/next-address.ts";

/** Next.js calls it when a press, a key or Back leads to another page (components/shell/page-progress.tsx). */
export function onRouterTransitionStart(url: string): void {
  const { pathname, search } = new URL(url, location.href);
  nextAddress.set(pathname + search);
}
