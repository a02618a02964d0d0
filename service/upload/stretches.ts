import type { Readable } from "node:stream";

/** How much of a resumable Upload is in memory, and the most that `kill -9` loses. */
const stretchBytes = 4 * 1024 * 1024;

/** Splits the bytes into chunks of `stretchBytes`. If the sender breaks off, yields what has arrived before throwing. */
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
