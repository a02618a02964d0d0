import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import type { FileLimits } from "#lib/content/media/file-limits.ts";
import type { Media } from "#lib/space/media.ts";
import { createStore } from "../store.ts";
import { takeForTab } from "../tab-lock.ts";
import { type AddedFile, storeFiles } from "./store-files.ts";
import type { Upload, UploadOptions, UploadPosition } from "./upload.ts";
import {
  askBeforeLeaving,
  hasStoredUploads,
  showUploadTray,
  uploadContext,
  uploadLock,
} from "./upload-context.ts";
import type { UploadQueue } from "./upload-queue.ts";
import { deviceUploads } from "./upload-storage.ts";

/** Takes a Media where it belongs; `false`: not yet, it is offered again when it has changed. */
export type TakeMedia = (media: Media, position: UploadPosition) => boolean | undefined;

const retryMs = 2_000;

const none: readonly Upload[] = [];
const shown = createStore(none);
const targets = new Map<string, Set<TakeMedia>>();
/** What the queue has, and what it gets once it is loaded. */
let inQueue: readonly Upload[] = [];
let early: readonly { added: readonly AddedFile[]; options: UploadOptions }[] = [];
let storing: Promise<unknown> = Promise.resolve();
let queue: Promise<UploadQueue> | undefined;
let restored: Promise<void> | undefined;
let isRestored = false;

export function uploadLimits(): FileLimits {
  return uploadContext()?.limits;
}

/**
 * Uploads files, each as a Media; returns their ids in the tray.
 * @param ids one for each, if they were shown before
 */
export function addFiles(
  files: readonly File[],
  options: UploadOptions = {},
  ids: readonly string[] = files.map(() => crypto.randomUUID()),
): readonly string[] {
  const context = uploadContext();
  if (context === undefined || files.length === 0) return ids;
  const { memberId } = context;
  const withIds = files.map((file, at) => ({ id: ids[at] ?? crypto.randomUUID(), file }));
  const added = storeFiles({ memberId, storage: deviceUploads(memberId), lock }, withIds, options);
  storing = Promise.all([storing, ...added.map(({ whenStored }) => whenStored)]);
  early = [...early, { added, options }];
  show();
  showUploadTray();
  void openQueue().then(addEarly);
  return ids;
}

/** Resolves once the device has stored or refused every file that was added. */
export const whenFilesStored = (): Promise<unknown> => storing;

/** Locks an upload for this tab; undefined when another tab has it. */
const lock = (id: string) => takeForTab(uploadLock(id));

function addEarly(opened: UploadQueue): void {
  const batches = early;
  early = [];
  for (const { added, options } of batches) opened.add(added, options);
}

function earlyUpload({ stored }: AddedFile): Upload {
  const { id, fileName, contentType, sizeBytes, target } = stored;
  return {
    ...{ id, fileName, contentType, sizeBytes, target },
    ...{ state: "waiting", sentBytes: 0, canPause: false, isOnlyHere: true },
  };
}

function show(): void {
  const all = [...inQueue, ...early.flatMap(({ added }) => added.map(earlyUpload))];
  askBeforeLeaving(
    shown,
    all.some(({ isOnlyHere }) => isOnlyHere),
  );
  shown.set(all);
}

/** Continues the member's uploads of an earlier page. */
export function restoreUploadsOf(memberId: string): void {
  if (hasStoredUploads(memberId)) void openQueue();
}

/** Whether the device has uploads of an earlier page that this page may not show yet. */
export function isRestoring(): boolean {
  const context = uploadContext();
  return !isRestored && context !== undefined && hasStoredUploads(context.memberId);
}

export async function whenRestored(): Promise<void> {
  if (!isRestoring()) return;
  await openQueue();
  await restored;
}

/** The uploads of this tab, the oldest first. */
export function useUploads(): readonly Upload[] {
  return useSyncExternalStore(shown.subscribe, shown.get, () => none);
}

/**
 * Gets the Media of this target as soon as they exist and again with their `url`, until it takes them, also those of
 * an earlier page. A Media that was taken is not offered again.
 */
export function useUploadsFor(target: string | undefined, take: TakeMedia): void {
  const onMedia = useEffectEvent(take);
  useEffect(() => {
    if (target === undefined) return;
    const listener: TakeMedia = (media, position) => onMedia(media, position);
    const listeners = targets.get(target) ?? new Set();
    targets.set(target, listeners.add(listener));
    void queue?.then((opened) => opened.offer(target));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) targets.delete(target);
    };
  }, [target]);
}

export const uploadsNow = shown.get;

export const onUploadsChange = shown.subscribe;

/** Before the session ends: holds the uploads of this tab, or cancels those that are no Media yet. */
export async function endUploads(how: "hold" | "cancel"): Promise<void> {
  const opened = await queue;
  if (how === "hold") return opened?.hold();
  await restored;
  await Promise.all(inQueue.map(({ id }) => opened?.cancel(id, true)));
}

/** The session goes on: held uploads continue. */
export async function resumeUploads(): Promise<void> {
  (await queue)?.resume(true);
}

/** The commands of the queue, which is loaded for them. */
export const uploads = {
  pause: async (...ids: string[]) => (await openQueue()).pause(...ids),
  retry: async (...ids: string[]) => (await openQueue()).retry(...ids),
  cancel: async (id: string) => (await openQueue()).cancel(id),
  release: async (target: string) => (await queue)?.release(target),
  detach: async (...ids: string[]) => (await openQueue()).detach(...ids),
  giveFile: async (id: string, file: File) => (await openQueue()).giveFile(id, file),
};

function openQueue(): Promise<UploadQueue> {
  queue ??= startQueue();
  return queue;
}

/** Without a network it is loaded later. */
async function startQueue(): Promise<UploadQueue> {
  for (;;) {
    const loaded = await import("./page-queue.ts").catch(() => undefined);
    const context = uploadContext();
    if (loaded !== undefined && context !== undefined) {
      const storage = deviceUploads(context.memberId);
      const opened = await loaded.startPageQueue({ ...context, storage, lock, onShow, deliver });
      // Before the stored ones are restored: these are stored by now, too.
      addEarly(opened);
      restored = opened.restore().then(() => {
        isRestored = true;
      });
      return opened;
    }
    await new Promise((resolve) => setTimeout(resolve, retryMs));
  }
}

function onShow(next: readonly Upload[]): void {
  inQueue = next;
  show();
}

function deliver(target: string, media: Media, position: UploadPosition): boolean {
  return [...(targets.get(target) ?? [])].some((take) => take(media, position) !== false);
}
