import { deviceStorage } from "../text-storage.ts";

const nameOf = (memberId: string) => `atrium:drafts:${memberId}`;

/** Remembers how many drafts there are, so that the next page can keep their place before the device has answered. */
export function rememberDraftCount(memberId: string, count: number): void {
  deviceStorage.write(nameOf(memberId), count === 0 ? undefined : String(count));
}

/** How many there were when somebody looked last. */
export function rememberedDraftCount(memberId: string): number {
  return Number(deviceStorage.read(nameOf(memberId))) || 0;
}

/**
 * A script inside of the place itself: it runs before anything is drawn, and says there how many drafts there are;
 * four stands for more.
 */
export function scriptThatCounts(memberId: string): string {
  const name = JSON.stringify(nameOf(memberId)).replaceAll("<", "\\u003c");
  return `try{document.currentScript.parentElement.dataset.drafts=Math.min(4,Number(localStorage.getItem(${name}))||0)}catch{}`;
}
