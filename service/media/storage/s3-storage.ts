import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import {
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  NotFound,
  S3Client,
} from "@aws-sdk/client-s3";
import { Upload } from "@aws-sdk/lib-storage";
import type { FileStorage } from "#service/media/storage/file-storage.ts";
import { s3Failure, unreachable } from "#service/media/storage/s3-failure.ts";
import { storagePath } from "#service/media/storage/storage-path.ts";

export interface S3Place {
  bucket: string;
  /** Without slashes at its ends; may be empty. */
  prefix: string;
  /** The endpoint of a store other than Amazon's, with buckets in the path. */
  endpointUrl: string | undefined;
  region: string;
  /** The time until a read is answered; three attempts. */
  readMilliseconds?: number;
  /** The longest wait for the next bytes of a read. */
  silentMilliseconds?: number;
}

/** S3 requires parts of at least 5 MiB; two of them are in memory for each file that is being written. */
const partBytes = 5 * 1024 * 1024;
const partsAtOnce = 2;
/** The time for a write, of at most 5 MiB. */
const writeMilliseconds = 120_000;
/** A video that a member has paused holds a connection; the others must not queue. */
const connections = { maxSockets: 1_000 };

/**
 * Stores files of Media in a bucket. Credentials come from the environment, as for every AWS client. A lifecycle rule
 * should remove incomplete multipart uploads, which `kill -9` leaves.
 */
export function openS3Storage(place: S3Place): FileStorage {
  const { bucket, prefix, readMilliseconds = 5_000, silentMilliseconds = 30_000 } = place;
  const soon = { requestTimeout: readMilliseconds };
  const client = createClient(place);
  const at = (key: string) => ({ Bucket: bucket, Key: s3Key(prefix, key) });
  const read: FileStorage["read"] = (key, range) =>
    s3Failure(async () => {
      const bytes = range && { Range: `bytes=${range.firstByte}-${range.lastByte}` };
      const { Body } = await client.send(new GetObjectCommand({ ...at(key), ...bytes }), soon);
      if (!(Body instanceof Readable)) throw new Error("S3 gave a file without its bytes.");
      return untilSilent(Body, silentMilliseconds);
    });
  return {
    read,
    write: (key, bytes) => s3Failure(() => writeObject(client, at(key), bytes)),
    stat: (key) =>
      s3Failure(async () => {
        if (storagePath(prefix, key) === undefined) return undefined;
        try {
          const head = await client.send(new HeadObjectCommand(at(key)), soon);
          return { sizeBytes: head.ContentLength ?? 0, modifiedAt: head.LastModified ?? new Date(0) };
        } catch (error) {
          if (error instanceof NotFound) return undefined;
          throw error;
        }
      }),
    withLocalFile: async (key, use) => {
      const folder = await mkdtemp(join(tmpdir(), "space-media-"));
      try {
        const path = join(folder, "file");
        await pipeline(await read(key), createWriteStream(path));
        return await use(path);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    removeFolder: (name) => s3Failure(() => removeAll(client, bucket, `${s3Key(prefix, name)}/`)),
    remove: (key) => s3Failure(async () => void (await client.send(new DeleteObjectCommand(at(key))))),
    // A listing, since errors of a HEAD have no body that names them.
    check: () =>
      s3Failure(async () => {
        const all = { Bucket: bucket, Prefix: prefix && `${prefix}/`, MaxKeys: 1 };
        await client.send(new ListObjectsV2Command(all), soon);
      }),
    close: async () => client.destroy(),
  };
}

function createClient({ region, endpointUrl }: S3Place): S3Client {
  return new S3Client({
    region,
    ...(endpointUrl === undefined ? {} : { endpoint: endpointUrl, forcePathStyle: true }),
    // By default it waits forever. Not `socketTimeout`, because a member may pause a video for longer.
    requestHandler: {
      requestTimeout: writeMilliseconds,
      throwOnRequestTimeout: true,
      httpAgent: connections,
      httpsAgent: connections,
    },
    // It would wait as long for a store that doesn't support `Expect: 100-continue`.
    expectContinueHeader: false,
    // Other stores often don't support the newer checksums.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
}

/** Fails if the next bytes take too long. The reader may pause, as when a member pauses a video. */
function untilSilent(bytes: Readable, milliseconds: number): Readable {
  const chunks = bytes[Symbol.asyncIterator]();
  return new Readable({
    async read() {
      const timer = setTimeout(() => bytes.destroy(new Error("S3 stopped sending a file.")), milliseconds);
      try {
        const { done, value } = await chunks.next();
        this.push(done ? null : value);
      } catch (error) {
        this.destroy(unreachable(error));
      } finally {
        clearTimeout(timer);
      }
    },
    destroy(error, done) {
      // At once, to free its connection.
      bytes.destroy();
      done(error);
    },
  });
}

function s3Key(prefix: string, key: string): string {
  const path = storagePath(prefix, key);
  if (path === undefined) throw new Error("A storage key could lead elsewhere.");
  return path;
}

async function writeObject(
  client: S3Client,
  at: { Bucket: string; Key: string },
  bytes: AsyncIterable<Uint8Array>,
): Promise<number> {
  let sizeBytes = 0;
  let brokenOff: { error: unknown } | undefined;
  async function* counted() {
    try {
      for await (const chunk of bytes) {
        sizeBytes += chunk.byteLength;
        yield chunk;
      }
    } catch (error) {
      brokenOff = { error };
      throw error;
    }
  }
  const Body = Readable.from(counted(), { objectMode: false });
  const upload = new Upload({
    client,
    params: { ...at, Body },
    partSize: partBytes,
    queueSize: partsAtOnce,
  });
  // The caller needs the original failure, even if aborting the upload fails too.
  await upload.done().catch((error: unknown) => {
    throw brokenOff ? brokenOff.error : error;
  });
  return sizeBytes;
}

async function removeAll(client: S3Client, bucket: string, prefix: string): Promise<void> {
  for (;;) {
    const listed = await client.send(new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix }));
    const keys = (listed.Contents ?? []).flatMap(({ Key }) => (Key === undefined ? [] : [{ Key }]));
    if (keys.length === 0) return;
    await client.send(new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects: keys, Quiet: true } }));
    if (!listed.IsTruncated) return;
  }
}
