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
  /** Without a slash at its ends; may be empty. */
  prefix: string;
  /** Of a store that is not Amazon's: buckets are then a part of the path. */
  endpointUrl: string | undefined;
  region: string;
  /** Until the answer of a read begins; it is tried three times. */
  readMilliseconds?: number;
  /** The longest wait for the next bytes of a read. */
  silentMilliseconds?: number;
}

/** S3 takes parts of 5 MiB and more; two of them are held in memory for each file that is being written. */
const partBytes = 5 * 1024 * 1024;
const partsAtOnce = 2;
/** Until a write is answered, of 5 MiB at most. */
const writeMilliseconds = 120_000;
/** A film that a member has paused holds one: the others must not queue. */
const connections = { maxSockets: 1_000 };

/**
 * The files of Media in a bucket. Credentials come from the environment, as with every AWS client.
 * A bucket's life-cycle rule should remove multipart uploads that were broken off, as `kill -9` leaves them.
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
    close: async () => client.destroy(),
  };
}

function createClient({ region, endpointUrl }: S3Place): S3Client {
  return new S3Client({
    region,
    ...(endpointUrl === undefined ? {} : { endpoint: endpointUrl, forcePathStyle: true }),
    // By default it waits for ever. Not `socketTimeout`: a member may pause a film for longer.
    requestHandler: {
      requestTimeout: writeMilliseconds,
      throwOnRequestTimeout: true,
      httpAgent: connections,
      httpsAgent: connections,
    },
    // It would wait as long for a store that doesn't know `Expect: 100-continue`.
    expectContinueHeader: false,
    // Stores that are not Amazon's often know none of the newer checksums.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
}

/** Fails when the next bytes take too long. The reader may pause, as when a member pauses a film. */
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
      // At once, so that its connection is free again.
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
  // Why the bytes broke off is what the caller has to hear, also where the store then refuses to forget the parts.
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
