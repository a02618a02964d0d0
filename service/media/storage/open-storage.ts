import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { DiskSpace } from "#service/disk-space.ts";
import { withDemoAssets } from "#service/media/storage/demo-assets.ts";
import type { FileStorage } from "#service/media/storage/file-storage.ts";
import { openFolderStorage } from "#service/media/storage/folder-storage.ts";
import type { SettingsBeforeSecret } from "#service/settings.ts";

type StorageSettings = Pick<SettingsBeforeSecret, "dataDir" | "mediaStore" | "awsEndpointUrl" | "awsRegion">;

/** S3 if `mediaStore` names a bucket, else `{dataDir}/media`; for a service in memory, a temporary folder. */
export async function openStorage(settings: StorageSettings, disk?: DiskSpace): Promise<FileStorage> {
  return withDemoAssets(await open(settings, disk));
}

async function open(
  { dataDir, mediaStore, awsEndpointUrl, awsRegion }: StorageSettings,
  disk: DiskSpace | undefined,
): Promise<FileStorage> {
  if (mediaStore !== undefined) {
    // 20 MB of client, which only S3 needs.
    const { openS3Storage } = await import("#service/media/storage/s3-storage.ts");
    const [bucket = "", ...prefix] = mediaStore.slice("s3://".length).split("/").filter(Boolean);
    return openS3Storage({
      bucket,
      prefix: prefix.join("/"),
      endpointUrl: awsEndpointUrl,
      region: awsRegion,
    });
  }
  if (dataDir !== "memory://") return openFolderStorage(resolve(dataDir, "media"), disk);
  const folder = await mkdtemp(join(tmpdir(), "space-media-"));
  return {
    ...openFolderStorage(folder),
    close: () => rm(folder, { recursive: true, force: true }),
  };
}
