import { beforeAll, beforeEach } from "vitest";
import { page } from "vitest/browser";

const clearStorage = () => {
  sessionStorage.clear();
  localStorage.clear();
};

// Before the modules of the next file read it.
clearStorage();

// Test files share a tab. Left-overs of one would change the pages of the next: the pointer, which may hover over their
// controls, and storage and databases.
beforeAll(async () => {
  for (const { name = "" } of await indexedDB.databases()) await removeDatabase(name);
  await page.elementLocator(document.documentElement).hover({ position: { x: 0, y: 0 }, force: true });
});

beforeEach(clearStorage);

/** At once: no page of an earlier file has it open. */
function removeDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error(`${name} is still open.`));
  });
}
