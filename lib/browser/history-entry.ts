/**
 * The key of the history entry from which this page was opened, if it has this address and is of the same document:
 * going back to it adds no second entry. Entries of this page's own path are skipped.
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

/** Goes back to it; resolves to whether that worked, once its page is shown. */
export async function goToEntry(key: string): Promise<boolean> {
  try {
    await window.navigation.traverseTo(key).finished;
    return true;
  } catch {
    return false;
  }
}
