// As pages and scripts name them.
const fileName = /static\/chunks\/[\w.~-]+\.(?:js|css)/g;
/** Compressed; the service worker stores no larger file. */
const largestBytes = 200_000;

const passed = new Set<string>();

/**
 * Fetches the scripts and styles of a page, and those that these load later, through the service worker, which stores
 * them. Rejects without a connection.
 */
export async function storeFiles(html: string, signal: AbortSignal): Promise<void> {
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
