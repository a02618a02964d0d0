/** Whether the list is cards at the thumb just now (under 768 px). */
export function isPhone(): boolean {
  return window.matchMedia("(width < 48rem)").matches;
}
