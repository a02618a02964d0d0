import { LRUCache } from "lru-cache";
import type { Adapter, AdapterPayload } from "oidc-provider";

const maximumEntries = 10_000;
const longestSeconds = 3600;

/** The embedded provider's state between requests, lost when the process ends: a sign-in then starts again. */
export function createMemoryAdapters(findClient: (id: string) => Promise<AdapterPayload | undefined>) {
  const entries = new LRUCache<string, AdapterPayload>({ max: maximumEntries, ttl: longestSeconds * 1000 });
  return (model: string): Adapter => {
    const key = (id: string) => `${model}:${id}`;
    const find = async (id: string) => (model === "Client" ? findClient(id) : entries.get(key(id)));
    const findBy = async (member: "uid" | "userCode", value: string) =>
      [...entries].find(([name, entry]) => name.startsWith(`${model}:`) && entry[member] === value)?.[1];
    return {
      find,
      findByUid: (uid) => findBy("uid", uid),
      findByUserCode: (userCode) => findBy("userCode", userCode),
      async upsert(id, payload, expiresIn = longestSeconds) {
        entries.set(key(id), payload, { ttl: expiresIn * 1000 });
      },
      async consume(id) {
        const entry = entries.get(key(id));
        if (entry !== undefined) entry.consumed = Math.floor(Date.now() / 1000);
      },
      async destroy(id) {
        entries.delete(key(id));
      },
      async revokeByGrantId(grantId) {
        for (const [name, entry] of entries) {
          if (entry.grantId === grantId) entries.delete(name);
        }
      },
    };
  };
}
