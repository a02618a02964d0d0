"use client";

import { useSyncExternalStore } from "react";
import { createHeld } from "./held.ts";
import type { UploadOptions, UploadShown } from "./uploading/upload-shown.ts";

const shown = createHeld<readonly UploadShown[]>([]);
const none: readonly UploadShown[] = [];

/** Puts files on their way to the Space, each as a Media of its own; answers their ids in the tray. */
export function addFiles(_files: readonly File[], _options: UploadOptions = {}): readonly string[] {
  return [];
}

/** What is on its way in this tab, the oldest first. */
export function useUploads(): readonly UploadShown[] {
  return useSyncExternalStore(shown.subscribe, shown.now, () => none);
}
