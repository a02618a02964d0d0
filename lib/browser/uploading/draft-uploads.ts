import { useMemo } from "react";
import type { UploadShown } from "./upload-shown.ts";
import { onUploadsChange, uploadsNow, useUploads } from "./uploads.ts";

function ofDraft(draftName: string | undefined, uploads: readonly UploadShown[]): readonly UploadShown[] {
  return uploads.filter(({ target }) => draftName !== undefined && target?.startsWith(`${draftName}#`));
}

/** Whether it needs the member: it was refused or paused, or nothing of it gets through. */
export function isStopped({ state, problem }: UploadShown): boolean {
  return problem !== undefined || state === "paused" || state === "failed";
}

/** Files that are meant for fields of this draft and are not in them yet. */
export function draftUploads(draftName: string | undefined): readonly UploadShown[] {
  return ofDraft(draftName, uploadsNow());
}

export function useDraftUploads(draftName: string | undefined): readonly UploadShown[] {
  const uploads = useUploads();
  return useMemo(() => ofDraft(draftName, uploads), [draftName, uploads]);
}

/** Resolves when all of them are in their fields: true; or when one of them has stopped, or on abort: false. */
export async function whenUploaded(draftName: string | undefined, signal?: AbortSignal): Promise<boolean> {
  return await new Promise((resolve) => {
    const look = () => {
      const left = draftUploads(draftName);
      if (left.length > 0 && !left.some(isStopped) && !signal?.aborted) return;
      stop();
      resolve(left.length === 0);
    };
    const stop = onUploadsChange(look);
    signal?.addEventListener("abort", look);
    look();
  });
}
