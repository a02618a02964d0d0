import { expect, type Locator } from "@playwright/test";
import type { RealFile } from "./real-files.ts";

/** Drops pictures on a place of a page, as a device does. */
export async function dropOn(place: Locator, ...files: readonly RealFile[]): Promise<void> {
  const data = await place.page().evaluateHandle(
    (all) => {
      const transfer = new DataTransfer();
      for (const [name, text] of all) {
        const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
        transfer.items.add(new File([bytes], name, { type: "image/png" }));
      }
      return transfer;
    },
    files.map(({ name, buffer }) => [name, buffer.toString("base64")] as const),
  );
  await expect.poll(() => hears(place)).toBe(true);
  const box = await place.boundingBox();
  const at = { clientX: (box?.x ?? 0) + 20, clientY: (box?.y ?? 0) + 10 };
  await place.dispatchEvent("dragover", { dataTransfer: data, ...at });
  await place.dispatchEvent("drop", { dataTransfer: data, ...at });
}

/** Before React has a field or a text, a file that falls there is the whole page's. */
async function hears(place: Locator): Promise<boolean> {
  return await place.evaluate((element) => {
    const taking = element.closest(".upload-into, .rich") ?? element;
    return Object.keys(taking).some((key) => key.startsWith("__reactProps"));
  });
}
