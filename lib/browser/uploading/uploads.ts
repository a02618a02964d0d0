import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import type { FileLimits } from "#lib/content/media/file-limits.ts";
import type { Media } from "#lib/space/media.ts";
import { createHeld } from "../held.ts";
import { askBeforeLeaving } from "./ask-before-leaving.ts";
import type { UploadedPlace } from "./flow-parts.ts";
import { type AddedFile, keepFiles } from "./keep-files.ts";
import { pageShelf, takeUpload } from "./shelf/page-shelf.ts";
import { hasKeptUploads, ringUploads, uploadPlace } from "./upload-place.ts";
import type { UploadQueue } from "./upload-queue.ts";
import type { UploadOptions, UploadShown } from "./upload-shown.ts";

/** Takes a Media where it belongs; `false`: not yet, it is to be offered again when it has changed. */
export type TakeMedia = (media: Media, place: UploadedPlace) => boolean | undefined;

const againMs = 2_000;

const shown = createHeld<readonly UploadShown[]>([]);
const none: readonly UploadShown[] = [];
const targets = new Map<string, Set<TakeMedia>>();
/** What the queue knows, and what it has not been handed yet, as it is still being fetched. */
let known: readonly UploadShown[] = [];
let handed: readonly { added: readonly AddedFile[]; options: UploadOptions }[] = [];
let queue: Promise<UploadQueue> | undefined;
let restored: Promise<void> | undefined;

export function uploadLimits(): FileLimits {
  return uploadPlace()?.limits;
}

/**
 * Puts files on their way to the Space, each as a Media of its own; answers their ids in the tray.
 * @param ids of `newUploadId`, one for each, where they were shown before
 */
export function addFiles(
  files: readonly File[],
  options: UploadOptions = {},
  ids: readonly string[] = files.map(newUploadId),
): readonly string[] {
  const place = uploadPlace();
  if (place === undefined || files.length === 0) return ids;
  const named = files.map((file, at) => ({ id: ids[at] ?? newUploadId(), file }));
  const { memberId } = place;
  const parts = { memberId, shelf: pageShelf(memberId), take: takeUpload };
  handed = [...handed, { added: keepFiles(parts, named, options), options }];
  show();
  ringUploads();
  void openQueue().then(handOver);
  return ids;
}

function handOver(opened: UploadQueue): void {
  const batches = handed;
  handed = [];
  for (const { added, options } of batches) opened.add(added, options);
}

function shownBefore({ kept }: AddedFile): UploadShown {
  const { id, fileName, contentType, sizeBytes, target } = kept;
  return {
    ...{ id, fileName, contentType, sizeBytes, state: "waiting", sentBytes: 0, canPause: false },
    isOnlyHere: true,
    ...(target !== undefined && { target }),
  };
}

function show(): void {
  const all = [...known, ...handed.flatMap(({ added }) => added.map(shownBefore))];
  askBeforeLeaving(
    shown,
    all.some(({ isOnlyHere }) => isOnlyHere),
  );
  shown.become(all);
}

/** What an earlier page has left on its way goes on, if there was something. */
export function wakeUploads(memberId: string): void {
  if (hasKeptUploads(memberId)) void openQueue();
}

/** What is on its way in this tab, the oldest first. */
export function useUploads(): readonly UploadShown[] {
  return useSyncExternalStore(shown.subscribe, shown.now, () => none);
}

/**
 * Gets the Media that were added with this target, as soon as they exist and again with their `url`, until it takes
 * them: those of an earlier page too. What it took is not offered again.
 */
export function useUploadsFor(target: string | undefined, take: TakeMedia): void {
  const onMedia = useEffectEvent(take);
  useEffect(() => {
    if (target === undefined) return;
    const listener: TakeMedia = (media, place) => onMedia(media, place);
    const listeners = targets.get(target) ?? new Set();
    targets.set(target, listeners.add(listener));
    void queue?.then((opened) => opened.offer(target));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) targets.delete(target);
    };
  }, [target]);
}

/** What is on its way in this tab just now. */
export function uploadsNow(): readonly UploadShown[] {
  return shown.now();
}

/** Tells when that has changed; answers how to stop. */
export const onUploadsChange = shown.subscribe;

/** All stands still in this tab before its session ends; or is taken back, but for what is a Media already. */
export async function endUploads(how: "hold" | "cancel"): Promise<void> {
  const opened = await queue;
  if (how === "hold") return opened?.hold();
  await restored;
  await Promise.all(known.map(({ id }) => opened?.cancel(id, true)));
}

/** What one can do with a file in the tray. */
export const uploads = {
  pause: async (...ids: string[]) => (await openQueue()).pause(...ids),
  /** Goes on after a pause, or at the step that failed. */
  retry: async (...ids: string[]) => (await openQueue()).retry(...ids),
  /** Takes it back, with all that is there of it already. */
  cancel: async (id: string) => void (await openQueue()).cancel(id),
  /** What is on its way to a target is not wanted there any more: its Media are as any others. */
  release: async (target: string) => (await queue)?.release(target),
  /** The same of single files. */
  detach: async (...ids: string[]) => (await openQueue()).detach(...ids),
  /** The same file once more, where the device could not keep it. */
  giveFile: async (id: string, file: File) => (await openQueue()).giveFile(id, file),
};

function openQueue(): Promise<UploadQueue> {
  queue ??= startQueue();
  return queue;
}

/** All that sends is fetched when there is something to send. Without a network that is later. */
async function startQueue(): Promise<UploadQueue> {
  for (;;) {
    const { startPageQueue } = await import("./page-queue.ts").catch(() => ({
      startPageQueue: undefined,
    }));
    const place = uploadPlace();
    if (startPageQueue !== undefined && place !== undefined) {
      const opened = await startPageQueue({ ...place, onShown, deliver });
      // Before what an earlier page has left: the device has these by now, too.
      handOver(opened);
      restored = opened.restore();
      return opened;
    }
    await new Promise((resolve) => setTimeout(resolve, againMs));
  }
}

function onShown(now: readonly UploadShown[]): void {
  known = now;
  show();
}

function deliver(target: string, media: Media, place: UploadedPlace): boolean {
  return [...(targets.get(target) ?? [])].some((take) => take(media, place) !== false);
}

export function newUploadId(): string {
  // `crypto.randomUUID` is not there on a page without TLS.
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
