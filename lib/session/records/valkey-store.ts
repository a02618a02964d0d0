import type { RedisClientType } from "@redis/client";
import * as z from "zod";
import type { Locked, SharedStore, StoredRecord } from "./shared-store.ts";
import { onlyEntries, scripts } from "./valkey-scripts.ts";

/** Longer than a starting process is busy. */
const connectMs = 3_000;

const replies = {
  record: z.tuple([z.string().nullable(), z.string().nullable()]),
  raise: z.tuple([z.number(), z.string(), z.string()]),
  lock: z.tuple([z.number(), z.number(), z.string(), z.string()]),
  flag: z.number().transform((flag) => flag === 1),
};

type Script = keyof typeof scripts;

interface Connection {
  client: RedisClientType;
  shas: ReadonlyMap<Script, string>;
}

/**
 * The shared store on Valkey, or Redis 6 or newer: `redis://`, `rediss://` or `valkey://`. No command is
 * queued offline or waits longer than `commandMs`.
 */
export class ValkeyStore implements SharedStore {
  readonly #url: string;
  readonly #commandMs: number;
  readonly #watched = new Map<string, Set<() => void>>();
  #connection: Connection | undefined;
  #lost: (error: Error) => void = () => undefined;

  constructor(url: string, commandMs = 1_000) {
    this.#url = url.replace(/^valkey/, "redis");
    this.#commandMs = commandMs;
  }

  onLost(listener: (error: Error) => void): void {
    this.#lost = listener;
  }

  // Always a new connection: a dead peer would look alive for minutes.
  async open(): Promise<string> {
    this.#connection?.client.destroy();
    this.#connection = undefined;
    const client = await createValkeyClient(this.#url);
    client.on("error", (error: Error) => {
      if (this.#connection?.client === client) this.#lost(error);
    });
    try {
      const { life, shas } = await within(connectMs, connect(client));
      this.#connection = { client, shas };
      for (const key of this.#watched.keys()) this.#subscribe(key);
      return life;
    } catch (error) {
      if (client.isOpen) client.destroy();
      throw error;
    }
  }

  async read(key: string): Promise<StoredRecord | undefined> {
    const [rank, data] = replies.record.parse(await this.#run("read", key, []));
    return rank === null ? undefined : record(rank, data ?? "");
  }

  async raise(
    key: string,
    { rank, data }: StoredRecord,
    ttlMs: number,
    options?: { holder: string; onlyHolder?: boolean },
  ): Promise<{ raised: boolean; before: StoredRecord | undefined }> {
    const holder = [options?.holder ?? "", options?.onlyHolder ? "only" : ""];
    const reply = await this.#run("raise", key, [String(rank), data, milliseconds(ttlMs), ...holder]);
    const [raised, ...before] = replies.raise.parse(reply);
    return { raised: raised === 1, before: record(...before) };
  }

  async lock(key: string, rank: number, holder: string, leaseMs: number, ttlMs: number): Promise<Locked> {
    const times = [milliseconds(leaseMs), milliseconds(ttlMs)];
    const reply = await this.#run("lock", key, [String(rank), holder, ...times]);
    const [held, lapsed, ...known] = replies.lock.parse(reply);
    return { held: held === 1, lapsed: lapsed === 1, record: record(...known) };
  }

  async extend(key: string, holder: string, leaseMs: number, ttlMs: number): Promise<boolean> {
    return replies.flag.parse(
      await this.#run("extend", key, [holder, milliseconds(leaseMs), milliseconds(ttlMs)]),
    );
  }

  async unlock(key: string, holder: string): Promise<void> {
    await this.#run("unlock", key, [holder]);
  }

  watch(key: string, listener: () => void): () => void {
    const listeners = this.#watched.get(key) ?? new Set();
    listeners.add(listener);
    if (listeners.size === 1) {
      this.#watched.set(key, listeners);
      this.#subscribe(key);
    }
    return () => {
      if (!listeners.delete(listener) || listeners.size > 0) return;
      this.#watched.delete(key);
      this.#connection?.client.unsubscribe(key).catch(() => undefined);
    };
  }

  close(): void {
    this.#connection?.client.destroy();
    this.#connection = undefined;
  }

  // A failed subscription only costs time, as watchers also poll.
  #subscribe(key: string): void {
    const tell = () => {
      for (const listener of this.#watched.get(key) ?? []) listener();
    };
    this.#connection?.client.subscribe(key, tell).catch(() => undefined);
  }

  async #run(script: Script, key: string, args: string[]): Promise<unknown> {
    return await this.#send(["EVALSHA", this.#connection?.shas.get(script) ?? "", "1", key, ...args]);
  }

  async #send(command: string[]): Promise<unknown> {
    if (this.#connection === undefined) throw new Error("not connected");
    return await within(this.#commandMs, this.#connection.client.sendCommand(command));
  }
}

async function createValkeyClient(url: string): Promise<RedisClientType> {
  // Only now: it takes a tenth of a second, and most portals have no shared store.
  const { createClient } = await import("@redis/client");
  return createClient({
    url,
    name: "atrium",
    disableOfflineQueue: true,
    commandOptions: { timeout: 0 },
    maintNotifications: "disabled",
    socket: { connectTimeout: connectMs, reconnectStrategy: false },
  });
}

/** A store that can't write (a replica, full, still loading) counts as down. */
async function connect(client: RedisClientType): Promise<{ life: string; shas: Connection["shas"] }> {
  await client.connect();
  const [shas, info] = await Promise.all([
    loadScripts(client),
    client.sendCommand(["INFO", "server"]),
    client.sendCommand(["SET", "atrium:probe", "1", "PX", "1000"]),
  ]);
  return { life: /^run_id:(\w+)/m.exec(z.string().parse(info))?.[1] ?? "", shas };
}

async function loadScripts(client: RedisClientType): Promise<Connection["shas"]> {
  const load = async (name: Script) =>
    [
      name,
      z.string().parse(await client.sendCommand(["SCRIPT", "LOAD", onlyEntries + scripts[name]])),
    ] as const;
  const names = ["read", "raise", "lock", "extend", "unlock"] as const;
  return new Map(await Promise.all(names.map(load)));
}

function record(rank: string, data: string): StoredRecord | undefined {
  return rank === "" ? undefined : { rank: Number(rank), data };
}

function milliseconds(ms: number): string {
  return String(Math.max(1, Math.ceil(ms)));
}

/** Rejects after `ms`, unless the answer arrived while this process stalled. */
async function within<T>(ms: number, promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => setImmediate(() => reject(new Error(`no answer within ${ms} ms`))), ms);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
