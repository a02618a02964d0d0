import { statfs } from "node:fs/promises";
import type { Logger } from "pino";
import { ServiceError } from "#service/errors.ts";

const retryAfterSeconds = 60;

/** What a user of the disk may ask of it. */
export interface DiskSpace {
  /** @throws ServiceError `Unavailable` where less than the floor would be free after another `bytes` */
  require(bytes?: number): Promise<void>;
  isLow(): Promise<boolean>;
}

/**
 * Keeps `floorBytes` of the disk of `folder` free: a database that runs into the end of its disk may stop, or never
 * answer. Reads go on meanwhile, and writes as soon as there is room again.
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
    // What one large file needs says nothing about the disk.
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

/** Undefined where the file system does not say. */
export async function freeBytes(folder: string): Promise<number | undefined> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return blocks === 0 ? undefined : bavail * bsize;
}

function diskIsFull(): ServiceError {
  return new ServiceError(
    "Unavailable",
    "The disk of the service is nearly full, so nothing can be changed now. Reading goes on.",
    undefined,
    { retryAfterSeconds },
  );
}
