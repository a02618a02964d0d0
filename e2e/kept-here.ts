import type { Page } from "@playwright/test";

/** How many uploads and files of anybody this device keeps. */
export async function keptHere(page: Page): Promise<number[]> {
  return await page.evaluate(async () => {
    const count = (database: string, store: string) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open(database);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const counting = opening.result.transaction(store).objectStore(store).count();
          counting.onsuccess = () => resolve(counting.result);
          counting.onerror = () => reject(counting.error);
          opening.result.close();
        };
      });
    // Who opens one that is not there yet makes it, without its tables.
    const there = (await indexedDB.databases()).map(({ name }) => name);
    if (!there.includes("atrium-uploads") || !there.includes("atrium-upload-files")) return [];
    return [await count("atrium-uploads", "uploads"), await count("atrium-upload-files", "files")];
  });
}
