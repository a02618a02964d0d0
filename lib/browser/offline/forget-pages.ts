import { pagesCachePrefix } from "#lib/paths.ts";
import { callScript } from "../inline-script.ts";

/** Begins the names of the lists of what members viewed; the member's id follows. */
export const viewedPrefix = "atrium:viewed:";

/** Removes the stored pages of all members from this device, and the lists of what they viewed. Never rejects. */
export const forgetPages = () => forget(pagesCachePrefix, viewedPrefix, "");

/** The same as an inline script; the pages of one member can stay. */
export function forgetPagesScript(exceptMemberId = ""): string {
  return callScript(forget, pagesCachePrefix, viewedPrefix, exceptMemberId);
}

// Serialized: it may use nothing but the browser.
async function forget(cachePrefix: string, listPrefix: string, except: string): Promise<void> {
  const isOther = (prefix: string) => (name: string) => name.startsWith(prefix) && name !== prefix + except;
  try {
    for (const name of Object.keys(localStorage).filter(isOther(listPrefix))) localStorage.removeItem(name);
  } catch {
    // Blocked: then there is none.
  }
  try {
    for (const name of (await caches.keys()).filter(isOther(cachePrefix))) await caches.delete(name);
  } catch {
    // Blocked, or a page without TLS: then there is none.
  }
}
