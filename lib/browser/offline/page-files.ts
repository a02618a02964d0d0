// As pages and scripts name them.
const fileName = /static\/(?:chunks|messages)\/[\w.~-]+\.(?:json|js|css)/g;
/** Compressed; the service worker stores no larger file. */
const largestBytes = 200_000;

/** What each service worker has stored: that of another build has a cache of its own. */
const passedBy = new WeakMap<ServiceWorker, Set<string>>();

/**
 * Fetches the scripts, styles and messages of a page, and the files that these load later, through the service worker,
 * which stores them. Rejects without a connection.
 */
export async function storeFiles(html: string, worker: ServiceWorker, signal: AbortSignal): Promise<void> {
  const passed = passedBy.get(worker) ?? new Set();
  passedBy.set(worker, passed);
  const names = new Set(html.match(fileName));
  // The loop reaches names that are added meanwhile.
  for (const name of names) {
    if (passed.has(name)) continue;
    const answer = await fetch(`/_next/${name}`, { signal });
    const isSmall = answer.ok && Number(answer.headers.get("content-length")) <= largestBytes;
    if (isSmall) for (const found of (await answer.text()).match(fileName) ?? []) names.add(found);
    else await answer.body?.cancel();
    passed.add(name);
  }
}
