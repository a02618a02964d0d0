import { whenIdle } from "../when-idle.ts";

/** Time for what the page itself loads. */
const pauseMs = 1_000;

/**
 * Stores the pages that open without a connection once the browser is idle, and again when the service worker of
 * another build has removed them. Returns how to end that.
 */
export function keepPagesWhenIdle(memberId: string, creatable: readonly string[]): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const begin = async () => {
    if (signal.aborted) return;
    const { keepPages } = await import("./keep-pages.ts");
    await keepPages({ memberId, creatable, signal });
  };
  const soon = () => setTimeout(() => whenIdle(() => void begin().catch(() => {})), pauseMs);
  soon();
  navigator.serviceWorker?.addEventListener("controllerchange", soon, { signal });
  return () => ending.abort();
}
