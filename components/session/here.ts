/** The address of the page that is open, to come back to. */
export function here(): string {
  return window.location.pathname + window.location.search;
}
