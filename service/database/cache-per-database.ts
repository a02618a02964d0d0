import type { Kysely } from "kysely";
import { LRUCache } from "lru-cache";
import type { Database } from "#service/database/schema.ts";

/** One cache per database, dropped together with it. */
export function cachePerDatabase<Value extends object>(
  options: LRUCache.Options<string, Value, unknown>,
): (db: Kysely<Database>) => LRUCache<string, Value> {
  const caches = new WeakMap<Kysely<Database>, LRUCache<string, Value>>();
  return (db) => {
    const known = caches.get(db);
    if (known) return known;
    const made = new LRUCache<string, Value>(options);
    caches.set(db, made);
    return made;
  };
}
