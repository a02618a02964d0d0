import { useEffect, useId, useState } from "react";
import type { UploadOptions } from "./upload.ts";
import { askBeforeLeaving } from "./upload-context.ts";
import { addFiles } from "./uploads.ts";

interface EarlyFiles {
  ids: readonly string[];
  files: readonly File[];
}

/** Uploads files for a target; files that come before the target is known wait in this page. */
export function useSendTo(target: string | undefined, options: Pick<UploadOptions, "kinds"> = {}) {
  const [early, setEarly] = useState<readonly EarlyFiles[]>([]);
  const name = useId();
  const isWaiting = early.length > 0;
  useEffect(() => {
    askBeforeLeaving(name, isWaiting);
    return () => askBeforeLeaving(name, false);
  }, [name, isWaiting]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the options of one place do not change.
  useEffect(() => {
    if (target === undefined || early.length === 0) return;
    for (const { ids, files } of early) addFiles(files, { ...options, target }, ids);
    setEarly([]);
  }, [target, early]);
  const send = (files: readonly File[]): readonly string[] => {
    if (target !== undefined) return addFiles(files, { ...options, target });
    const ids = files.map(() => crypto.randomUUID());
    setEarly((before) => [...before, { ids, files }]);
    return ids;
  };
  return { early, send };
}
