import type { Logger } from "pino";
import type { FileStorage } from "#service/media/storage/file-storage.ts";

const everyMilliseconds = 30_000;

export interface WatchedStore {
  /** By the last look. */
  isReachable(): boolean;
  stop(): void;
}

/** Looks at a bucket at the start and every half minute, and logs when it can't be used and when it can again. */
export function watchStore(
  { check }: FileStorage,
  log: Pick<Logger, "error" | "info">,
): WatchedStore | undefined {
  if (check === undefined) return undefined;
  let isReachable = true;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  const look = async () => {
    const wasReachable = isReachable;
    try {
      await check();
      isReachable = true;
      if (!wasReachable) log.info("the files can be reached again");
    } catch (error) {
      isReachable = false;
      if (wasReachable && !isStopped) log.error({ err: error }, "the files cannot be reached");
    }
    if (!isStopped) timer = setTimeout(look, everyMilliseconds).unref();
  };
  void look();
  return {
    isReachable: () => isReachable,
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
