/**
 * The key of the history entry that this page was opened from, if that is at this address and still in memory: going
 * back to it leaves no second entry of the same page. Other addresses of this page itself are passed over.
 */
export function entryBefore(address: string): string | undefined {
  if (!("navigation" in window)) return undefined;
  const { navigation, location } = window;
  const pathOf = (url: string | null) => new URL(url ?? "", location.href).pathname;
  const before = navigation
    .entries()
    .slice(0, navigation.currentEntry?.index ?? 0)
    .findLast(({ url }) => pathOf(url) !== location.pathname);
  const isIt = before?.sameDocument === true && pathOf(before.url) === pathOf(address);
  return isIt ? before.key : undefined;
}

/** Goes back to it; answers whether that came about, once its page is there. */
export async function goToEntry(key: string): Promise<boolean> {
  try {
    await window.navigation.traverseTo(key).finished;
    return true;
  } catch {
    return false;
  }
}
