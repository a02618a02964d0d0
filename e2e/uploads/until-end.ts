import type { QueueParts } from "#lib/browser/uploading/queue-parts.ts";

/** The same parts, until the page ends: from then on they do nothing and answer nothing. */
export function untilEnd(parts: QueueParts, end: AbortSignal): QueueParts {
  const never = new Promise<never>(() => undefined);
  const unlessEnded = async <Answer>(call: () => Promise<Answer>): Promise<Answer> => {
    if (end.aborted) return await never;
    const answer = await call().catch(async (error: unknown) => {
      if (end.aborted) return await never;
      throw error;
    });
    return end.aborted ? await never : answer;
  };
  const { storage, send, sendFile } = parts;
  return {
    ...parts,
    send: (call) => unlessEnded(() => send({ ...call, signal: end })),
    sendFile: (file, options) =>
      unlessEnded(() => sendFile(file, { ...options, signal: AbortSignal.any([options.signal, end]) })),
    storage: {
      all: (member) => unlessEnded(() => storage.all(member)),
      save: (upload) => unlessEnded(() => storage.save(upload)),
      add: (added) => (end.aborted ? [] : storage.add(added)),
      fileOf: (id) => unlessEnded(() => storage.fileOf(id)),
      removeFile: (id) => unlessEnded(() => storage.removeFile(id)),
      remove: (id) => unlessEnded(() => storage.remove(id)),
    },
  };
}
