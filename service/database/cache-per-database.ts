import { type Kysely, sql } from "kysely";
import { LRUCache } from "lru-cache";
import type { Database } from "#service/database/schema.ts";

const dropCaches: ((db: Kysely<Database>) => void)[] = [];
const servers = new WeakMap<Kysely<Database>, number>();

/** When the current server started, in microseconds since 1970; differs after a failover or a restart. */
export const serverStart = sql<number>`(extract(epoch from pg_postmaster_start_time()) * 1000000)::int8`;

/**
 * Drops all caches of a database if `serverStart` has changed. A failover may have lost writes: cached counters,
 * versions and row addresses may then belong to other data.
 */
export function noteServer(db: Kysely<Database>, start: number): void {
  if (servers.get(db) === start) return;
  servers.set(db, start);
  for (const drop of dropCaches) drop(db);
}

/** One cache per database, dropped together with it or when another server answers (`noteServer`). */
export function cachePerDatabase<Value extends object>(
  options: LRUCache.Options<string, Value, unknown>,
): (db: Kysely<Database>) => LRUCache<string, Value> {
  const caches = new WeakMap<Kysely<Database>, LRUCache<string, Value>>();
  dropCaches.push((db) => {
    // Pending requests still use it.
    caches.get(db)?.clear();
    caches.delete(db);
  });
  return (db) => {
    const known = caches.get(db);
    if (known) return known;
    const made = new LRUCache<string, Value>(options);
    caches.set(db, made);
    return made;
  };
}
