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

const usualRoom = 1024 * 1024;

/** Gives a PGlite messages of PostgreSQL's protocol, one after the other, and takes its answers. */
export function exchangeWith(pglite: PGlite): (sent: Uint8Array) => Promise<Uint8Array<ArrayBuffer>> {
  let room = new Uint8Array(usualRoom);
  return async (sent) => {
    let size = 0;
    // Parts are in PGlite's own memory, which it uses again.
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
