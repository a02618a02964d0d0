import { randomBytes } from "node:crypto";
import * as z from "zod";
import type { RecordSeal } from "./record-seal.ts";
import {
  ChangeListener,
  type SharedStore,
  type SharedTimes,
  type StoredRecord,
  sharedTimes,
} from "./shared-store.ts";
import type { StoreHealth } from "./store-health.ts";

/** Longer than any service takes for a write. */
const patienceMs = 75_000;
/** Above the rank that a lock requests. */
const doneRank = 1;

const recordSchema = z.object({
  status: z.number(),
  headers: z.record(z.string(), z.string()),
  body: z.base64().transform((text) => Buffer.from(text, "base64")),
});

interface WriteTurn {
  /** Records the answer, or releases the key for the next request. */
  end(record: RecordedAnswer | undefined): Promise<void>;
}

interface SharedWritesOptions {
  store: SharedStore;
  health: StoreHealth;
  seal: RecordSeal;
  times?: SharedTimes;
}

/** What instances know of each other's writes. While the store is down, each knows only its own. */
export class SharedWrites {
  readonly #options: SharedWritesOptions;
  readonly #times: SharedTimes;

  constructor(options: SharedWritesOptions) {
    this.#options = options;
    this.#times = options.times ?? sharedTimes;
  }

  /** The turn to do the write, or its known result. */
  async begin(id: string): Promise<WriteTurn | { known: KnownWrite }> {
    const { store, health } = this.#options;
    const key = `atrium:write:${id}`;
    const holder = randomBytes(12).toString("base64url");
    const changes = new ChangeListener(store, key);
    const untilMs = Date.now() + patienceMs;
    try {
      while (Date.now() < untilMs) {
        const locked = await health.attempt(() =>
          store.lock(key, 0, holder, this.#times.leaseMs, rememberedMs),
        );
        if (locked === undefined) return { end: async () => undefined };
        const { held, lapsed, record } = locked.answer;
        if (record !== undefined) return { known: this.#open(key, record) };
        if (held && !lapsed) return this.#turn(key, holder);
        if (held) {
          // The instance with the turn died, perhaps after it had sent the request.
          await this.#put(key, { rank: doneRank, data: "" }, holder);
          return { known: "unknown" };
        }
        await changes.next(this.#times.pollMs);
      }
      return { known: "unknown" };
    } finally {
      changes.stop();
    }
  }

  #turn(key: string, holder: string): WriteTurn {
    const { store, health, seal } = this.#options;
    const beat = () =>
      void health.attempt(() => store.extend(key, holder, this.#times.leaseMs, rememberedMs));
    const timer = setInterval(beat, this.#times.heartbeatMs).unref();
    return {
      end: async (record) => {
        clearInterval(timer);
        if (record === undefined) await health.attempt(() => store.unlock(key, holder));
        else {
          const text = JSON.stringify({ ...record, body: record.body.toString("base64") });
          await this.#put(key, { rank: doneRank, data: seal.sealText(key, text) }, holder);
        }
      },
    };
  }

  async #put(key: string, record: StoredRecord, holder: string): Promise<void> {
    const { store, health } = this.#options;
    await health.attempt(() => store.raise(key, record, rememberedMs, { holder }));
  }

  #open(key: string, { data }: StoredRecord): KnownWrite {
    const text = data === "" ? undefined : this.#options.seal.openText(key, data);
    if (text === undefined) return "unknown";
    return recordSchema.safeParse(JSON.parse(text)).data ?? "unknown";
  }
}

export const rememberedMs = 10 * 60_000;

export interface RecordedAnswer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** The answer of an earlier write, or that its outcome is unknown. */
export type KnownWrite = RecordedAnswer | "unknown";
