import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { withSentence } from "#service/database/file-system-error.ts";

/** Needed by full-text search (migration 0002); older folders get it when they are opened. */
const extensions = { pg_trgm };

/**
 * PGlite only makes a checkpoint when the write-ahead log reaches its maximum, and replays the log since the last one
 * when it opens. PostgreSQL's default of 1 GB means a long replay and more space than many disks have.
 */
const smallLog = ["-c", "max_wal_size=128MB", "-c", "min_wal_size=32MB"];

/**
 * A PGlite that is ready for statements; in memory unless `options` name a file system.
 * @param options `startParams` are added to the defaults
 */
export async function createPGlite({ startParams = [], ...options }: PGliteOptions): Promise<PGlite> {
  try {
    const allParams = [...PGlite.defaultStartParams, ...smallLog, ...startParams];
    return await PGlite.create({ extensions, startParams: allParams, ...options });
  } catch (error) {
    throw withSentence(error);
  }
}

const usualRoom = 1024 * 1024;

/** Sends PGlite messages of PostgreSQL's protocol, one after the other, and returns its answers. */
export function exchangeWith(pglite: PGlite): (sent: Uint8Array) => Promise<Uint8Array<ArrayBuffer>> {
  let room = new Uint8Array(usualRoom);
  return async (sent) => {
    let size = 0;
    // The result is a view of PGlite's own memory, which it reuses.
    const onRawData = (part: Uint8Array): void => {
      const needed = size + part.length;
      if (needed > room.length) {
        const larger = new Uint8Array(2 * needed);
        larger.set(room);
        room = larger;
      }
      room.set(part, size);
      size = needed;
    };
    await pglite.execProtocolRawStream(sent, { onRawData });
    const received = room.slice(0, size);
    if (room.length > usualRoom) room = new Uint8Array(usualRoom);
    return received;
  };
}
