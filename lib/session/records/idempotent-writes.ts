import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { type KnownWrite, type RecordedAnswer, rememberedMs, type SharedWrites } from "./shared-writes.ts";

/** About 200 bytes each, 20 MB in total. */
const mostKeys = 100_000;
/** Total size of kept answers. A key whose answer was evicted is still known as used. */
const mostAnswerBytes = 32 * 1024 * 1024;

interface Attempt<Answer> {
  answer: Answer;
  /** What the key gets from now on; undefined if nothing was done and the key may be used again. */
  record: RecordedAnswer | undefined;
}

/**
 * Sends a write once per `Idempotency-Key`: browsers repeat a request by themselves when a kept connection
 * closes without an answer. A repeated request waits for the first and gets its answer, for ten minutes, from
 * any instance.
 */
export class IdempotentWrites {
  readonly #shared: SharedWrites | undefined;
  readonly #underWay = new Map<string, Promise<KnownWrite | undefined>>();
  readonly #keys = new LRUCache<string, true>({ max: mostKeys, ttl: rememberedMs });
  readonly #answers = new LRUCache<string, RecordedAnswer>({
    maxSize: mostAnswerBytes,
    sizeCalculation: ({ headers, body }) => body.length + JSON.stringify(headers).length + 200,
    ttl: rememberedMs,
  });

  /** @param shared other instances' writes; undefined with one instance */
  constructor(shared?: SharedWrites) {
    this.#shared = shared;
  }

  /** @param parts identify the write: session, method, URL, key */
  async once<Answer>(
    parts: readonly string[],
    attempt: () => Promise<Attempt<Answer>>,
  ): Promise<{ first: Answer } | { known: KnownWrite }> {
    const id = createHash("sha256").update(parts.join("\n")).digest("base64url");
    for (let first = this.#underWay.get(id); first !== undefined; first = this.#underWay.get(id)) {
      const known = await first;
      if (known !== undefined) return { known };
    }
    const known = this.#known(id);
    if (known !== undefined) return { known };
    const { promise, resolve } = Promise.withResolvers<KnownWrite | undefined>();
    this.#underWay.set(id, promise);
    let result: KnownWrite | undefined;
    try {
      const turn = await this.#shared?.begin(id);
      if (turn !== undefined && !("end" in turn)) {
        result = turn.known;
        return turn;
      }
      let record: RecordedAnswer | undefined;
      try {
        const done = await attempt();
        record = done.record;
        if (record !== undefined) this.#remember(id, record);
        return { first: done.answer };
      } finally {
        result = record;
        await turn?.end(record);
      }
    } finally {
      this.#underWay.delete(id);
      resolve(result);
    }
  }

  #known(id: string): KnownWrite | undefined {
    return this.#answers.get(id) ?? (this.#keys.has(id) ? "unknown" : undefined);
  }

  #remember(id: string, record: RecordedAnswer): void {
    this.#keys.set(id, true);
    this.#answers.set(id, record);
  }
}
