import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { withSentence } from "#service/database/file-system-error.ts";

/** What searches in texts need (migration 0002); a folder of an older version takes it on as it is opened. */
const extensions = { pg_trgm };

/**
 * PGlite makes a checkpoint only when the write-ahead log reaches its maximum, and replays what came after the last one
 * when it is opened. PostgreSQL's default of 1 GB is a long replay, and more room than many disks have to spare.
 */
const smallLog = ["-c", "max_wal_size=128MB", "-c", "min_wal_size=32MB"];

/**
 * A PGlite that is ready for statements, in memory unless `options` name a file system.
 * @param options `startParams` are added to the usual ones
 */
export async function createPGlite({ startParams = [], ...options }: PGliteOptions): Promise<PGlite> {
  try {
    const allParams = [...PGlite.defaultStartParams, ...smallLog, ...startParams];
    return await PGlite.create({ extensions, startParams: allParams, ...options });
  } catch (error) {
    throw withSentence(error);
  }
}

/** Messages of PostgreSQL's protocol for a PGlite, which answers at once. */
export function exchangeWith(pglite: PGlite): (sent: Uint8Array) => Promise<Uint8Array<ArrayBuffer>> {
  return async (sent) => {
    const received: Uint8Array[] = [];
    // What it hands over is in its own memory, which it uses again.
    await pglite.execProtocolRawStream(sent, { onRawData: (part) => received.push(part.slice()) });
    return concatenated(received);
  };
}

function concatenated(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
