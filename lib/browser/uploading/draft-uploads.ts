import { useMemo } from "react";
import type { Upload } from "./upload.ts";
import { isRestoring, onUploadsChange, uploadsNow, useUploads, whenRestored } from "./uploads.ts";

function ofDraft(draftName: string | undefined, uploads: readonly Upload[]): readonly Upload[] {
  return uploads.filter(({ target }) => draftName !== undefined && target?.startsWith(`${draftName}#`));
}

/** Whether it needs the member or the network: it was refused or paused, or its connection is lost. */
export function isStopped({ state, problem }: Upload): boolean {
  return problem !== undefined || state === "paused" || state === "failed";
}

/** Whether uploads for fields of this draft may not be in them yet. */
export function mayHaveUploads(draftName: string | undefined): boolean {
  return isRestoring() || ofDraft(draftName, uploadsNow()).length > 0;
}

export function useDraftUploads(draftName: string | undefined): readonly Upload[] {
  const uploads = useUploads();
  return useMemo(() => ofDraft(draftName, uploads), [draftName, uploads]);
}

/** Resolves with true when all are in their fields; with false when one has stopped, or on abort. */
export async function whenUploaded(draftName: string | undefined, signal?: AbortSignal): Promise<boolean> {
  await whenRestored();
  return await new Promise((resolve) => {
    const check = () => {
      const left = ofDraft(draftName, uploadsNow());
      if (left.length > 0 && !left.some(isStopped) && !signal?.aborted) return;
      stop();
      resolve(left.length === 0 && !signal?.aborted);
    };
    const stop = onUploadsChange(check);
    signal?.addEventListener("abort", check);
    check();
  });
}
