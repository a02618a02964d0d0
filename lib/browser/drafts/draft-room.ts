import { deviceStorage } from "../text-storage.ts";

interface Target {
  contentTypeId: string;
  contentId?: string | undefined;
}

const nameOf = (memberId: string, { contentTypeId, contentId }: Target) =>
  `atrium:draft:${memberId}:${contentId ?? contentTypeId}`;

/** Remembers whether there is a draft, so that the next page can keep the place of what it says of it. */
export function rememberDraft(memberId: string, target: Target, isThere: boolean): void {
  deviceStorage.write(nameOf(memberId, target), isThere ? "1" : undefined);
}

/** A script inside of the place itself: it runs before anything is drawn, and keeps room where there was a draft. */
export function scriptThatKeepsRoom(memberId: string, target: Target): string {
  const name = JSON.stringify(nameOf(memberId, target)).replaceAll("<", "\\u003c");
  return `try{localStorage.getItem(${name})&&document.currentScript.parentElement.setAttribute("data-room","")}catch{}`;
}
