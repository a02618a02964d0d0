import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "s3rver";
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
