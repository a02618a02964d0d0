const reasons = new Set<unknown>();

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** Has the browser ask before the page is closed or reloaded, as long as something is in this page alone. */
export function askBeforeLeaving(reason: unknown, isWanted: boolean): void {
  if (isWanted) reasons.add(reason);
  else reasons.delete(reason);
  if (reasons.size > 0) addEventListener("beforeunload", ask);
  else removeEventListener("beforeunload", ask);
}
