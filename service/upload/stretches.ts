import type { Readable } from "node:stream";

/** So much of a resumable Upload is held in memory; so much `kill -9` loses at most. */
const stretchBytes = 4 * 1024 * 1024;

/** The bytes in stretches. When the caller breaks off, what had come until then is given before the failure is thrown. */
export async function* stretches(bytes: Readable): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = [];
  let count = 0;
  const take = () => {
    const stretch = Buffer.concat(chunks);
    [chunks, count] = [[], 0];
    return stretch;
  };
  let failure: { error: unknown } | undefined;
  try {
    for await (const chunk of bytes) {
      const part = Buffer.from(chunk);
      chunks.push(part);
      count += part.byteLength;
      if (count >= stretchBytes) yield take();
    }
  } catch (error) {
    failure = { error };
  }
  if (count > 0) yield take();
  if (failure) throw failure.error;
}
