import { scriptLiteral } from "../inline-script.ts";
import { deviceStorage, onDeviceChange } from "../text-storage.ts";
import type { DraftTarget } from "./draft.ts";

const countName = (memberId: string) => `atrium:drafts:${memberId}`;
const draftNameOf = (memberId: string, { contentTypeId, contentId }: DraftTarget) =>
  `atrium:draft:${memberId}:${contentId ?? contentTypeId}`;

/** Stores how many drafts there are, so that the next page reserves their space before the device has answered. */
export function storeDraftCount(memberId: string, count: number): void {
  deviceStorage.write(countName(memberId), count === 0 ? undefined : String(count));
}

export function storedDraftCount(memberId: string): number {
  return Number(deviceStorage.read(countName(memberId))) || 0;
}

/** Stores whether there is a draft, so that the editor reserves the space of its notice. */
export function storeHasDraft(memberId: string, target: DraftTarget, hasDraft: boolean): void {
  deviceStorage.write(draftNameOf(memberId, target), hasDraft ? "1" : undefined);
}

const queuedName = (memberId: string) => `atrium:queued:${memberId}`;

/** Stores whether a draft waits to be published, so that pages load what publishes it. */
export function storeHasQueued(memberId: string, hasQueued: boolean): void {
  deviceStorage.write(queuedName(memberId), hasQueued ? "1" : undefined);
}

export function hasQueued(memberId: string): boolean {
  return deviceStorage.read(queuedName(memberId)) !== undefined;
}

/** Calls when that may have changed in any tab; returns how to unsubscribe. */
export function onQueuedChange(memberId: string, listener: () => void): () => void {
  return onDeviceChange(queuedName(memberId), listener);
}

/** An inline script of the list of drafts, run before the first paint: sets the number of drafts, at most 4. */
export function draftCountScript(memberId: string): string {
  const name = scriptLiteral(countName(memberId));
  return `try{document.currentScript.parentElement.dataset.drafts=Math.min(4,Number(localStorage.getItem(${name}))||0)}catch{}`;
}

/** An inline script of the editor's notices, run before the first paint: reserves space if there is a draft. */
export function hasDraftScript(memberId: string, target: DraftTarget): string {
  const name = scriptLiteral(draftNameOf(memberId, target));
  return `try{localStorage.getItem(${name})&&document.currentScript.parentElement.setAttribute("data-reserved","")}catch{}`;
}
