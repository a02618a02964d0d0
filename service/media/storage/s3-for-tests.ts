import { createHash } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import S3rver, { type Content, type Kept } from "s3rver";
import { findFreePort } from "#service/free-port.ts";

/** The one key pair that s3rver knows. */
export const s3Credentials = { AWS_ACCESS_KEY_ID: "S3RVER", AWS_SECRET_ACCESS_KEY: "S3RVER" };

export interface S3ForTests {
  endpointUrl: string;
  bucket: string;
  stop(): Promise<void>;
}

/** A throw-away store that speaks S3, with one bucket. */
export async function startS3ForTests(): Promise<S3ForTests> {
  const directory = await mkdtemp(join(tmpdir(), "atrium-s3-"));
  const port = await findFreePort();
  const bucket = "space-files";
  const options = { address: "127.0.0.1", port, silent: true, directory };
  const server = new S3rver({ ...options, configureBuckets: [{ name: bucket }] });
  keepBeforeAnswering(server.store);
  await server.run();
  return {
    endpointUrl: `http://127.0.0.1:${port}`,
    bucket,
    stop: async () => {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** As S3 does: s3rver answers before the bytes are in their file, which can be read empty then. */
function keepBeforeAnswering(store: S3rver["store"]): void {
  store.putObject = async ({ bucket, key, content, metadata }) => {
    const kept = await keep(store.getResourcePath(bucket, key, "object"), content);
    await store.putMetadata(bucket, key, metadata, kept.md5);
    return kept;
  };
  store.putPart = async (bucket, uploadId, partNumber, content) => {
    const path = join(store.getResourcePath(bucket, undefined, "uploads"), uploadId, String(partNumber));
    const kept = await keep(path, content);
    await writeFile(`${path}.md5`, kept.md5);
    return kept;
  };
}

async function keep(path: string, content: Content): Promise<Kept> {
  const bytes = await buffer(Readable.from(content, { objectMode: false }));
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes);
  return { size: bytes.length, md5: createHash("md5").update(bytes).digest("hex") };
}
