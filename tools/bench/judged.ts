/** How the reports say whether a goal was met; the summary counts it. */
export function judged(isMet: boolean): string {
  return isMet ? "met" : "**not met**";
}
