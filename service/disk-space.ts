import { statfs } from "node:fs/promises";
import type { Logger } from "pino";
import { ServiceError } from "#service/errors.ts";

const retryAfterSeconds = 60;

/** What users of the disk can ask for. */
export interface DiskSpace {
  /** @throws ServiceError `Unavailable` if another `bytes` would leave less than the floor */
  require(bytes?: number): Promise<void>;
  isLow(): Promise<boolean>;
}

/**
 * Keeps `floorBytes` of the disk of `folder` free, because a database on a full disk may stop or hang. Reads continue
 * meanwhile, and writes once there is space again.
 */
export function watchDiskSpace(
  folder: string,
  floorBytes: number,
  log: Pick<Logger, "warn" | "info">,
): DiskSpace {
  let wasLow = false;
  const isLow = async (bytes = 0) => {
    const free = await freeBytes(folder);
    const low = free !== undefined && free - bytes < floorBytes;
    // The needs of one large file say nothing about the disk.
    if (bytes === 0 && low !== wasLow) {
      wasLow = low;
      const about = { freeBytes: free, floorBytes };
      if (low) log.warn(about, "the disk is nearly full: writes are refused");
      else log.info(about, "the disk has room again: writes are taken");
    }
    return low;
  };
  return {
    isLow: () => isLow(),
    require: async (bytes = 0) => {
      if ((await isLow()) || (bytes > 0 && (await isLow(bytes)))) throw diskIsFull();
    },
  };
}

/** Undefined if the file system doesn't tell. */
export async function freeBytes(folder: string): Promise<number | undefined> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return blocks === 0 ? undefined : bavail * bsize;
}

function diskIsFull(): ServiceError {
  return new ServiceError(
    "Unavailable",
    "The disk of the service is nearly full, so nothing can be changed now. Reading still works.",
    undefined,
    { retryAfterSeconds },
  );
}
