import type { Page } from "@playwright/test";
import type { RealFile } from "./real-files.ts";

/** Drops files on the page, as a device does. */
export async function dropOnPage(page: Page, files: readonly RealFile[]): Promise<void> {
  const data = await transferOf(page, files);
  await hearsFiles(page);
  await page.dispatchEvent("body", "dragover", { dataTransfer: data });
  await page.dispatchEvent("body", "drop", { dataTransfer: data });
}

/** Drops files and folders of the disk, of which a script can make no DataTransfer. */
export async function dropFromDisk(page: Page, ...paths: readonly string[]): Promise<void> {
  await hearsFiles(page);
  const devTools = await page.context().newCDPSession(page);
  const data = { items: [], files: [...paths], dragOperationsMask: 1 };
  for (const type of ["dragEnter", "dragOver", "drop"] as const)
    await devTools.send("Input.dispatchDragEvent", { type, x: 20, y: 20, data });
}

/** The DataTransfer of a drop. The page itself adds the zeros at the end of a file. */
export async function transferOf(page: Page, files: readonly RealFile[]) {
  const packed = files.map(({ buffer, ...rest }) => {
    let end = buffer.length;
    while (end > 0 && buffer[end - 1] === 0) end -= 1;
    return { ...rest, head: buffer.subarray(0, end).toString("base64"), zeros: buffer.length - end };
  });
  return await page.evaluateHandle((all) => {
    const transfer = new DataTransfer();
    for (const { name, mimeType, head, zeros } of all) {
      const bytes = Uint8Array.from(atob(head), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([bytes, new Uint8Array(zeros)], name, { type: mimeType }));
    }
    return transfer;
  }, packed);
}

/** Until then a file that falls on a page is the browser's. */
async function hearsFiles(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(["a"], "a.txt"));
    const over = new DragEvent("dragover", { dataTransfer, bubbles: true, cancelable: true });
    const isTaken = !document.body.dispatchEvent(over);
    document.body.dispatchEvent(new DragEvent("dragleave", { dataTransfer, bubbles: true }));
    return isTaken;
  });
}
