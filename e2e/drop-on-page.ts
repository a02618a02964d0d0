import type { Page } from "@playwright/test";
import type { RealFile } from "./real-files.ts";

/** Drops files on the page, as a device does. */
export async function dropOnPage(page: Page, files: readonly RealFile[]): Promise<void> {
  const given = files.map(({ buffer, ...rest }) => ({ ...rest, data: buffer.toString("base64") }));
  const data = await page.evaluateHandle((all) => {
    const transfer = new DataTransfer();
    for (const { name, mimeType, data: text } of all) {
      const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([bytes], name, { type: mimeType }));
    }
    return transfer;
  }, given);
  await hearsFiles(page);
  await page.dispatchEvent("body", "dragover", { dataTransfer: data });
  await page.dispatchEvent("body", "drop", { dataTransfer: data });
}

/** Until then a file that falls on a page is the browser's. */
export async function hearsFiles(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(["a"], "a.txt"));
    const over = new DragEvent("dragover", { dataTransfer, bubbles: true, cancelable: true });
    const isTaken = !document.body.dispatchEvent(over);
    document.body.dispatchEvent(new DragEvent("dragleave", { dataTransfer, bubbles: true }));
    return isTaken;
  });
}
