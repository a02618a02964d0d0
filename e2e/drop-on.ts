import type { Locator } from "@playwright/test";
import { isHydrated } from "./listening.ts";
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
  // Until then a file that falls on a field or a text is the whole page's.
  const field = await place.evaluateHandle(
    (element) => element.closest("[data-upload-into], [data-phase]") ?? element,
  );
  await place.page().waitForFunction(isHydrated, field);
  const box = await place.boundingBox();
  const at = { clientX: (box?.x ?? 0) + 20, clientY: (box?.y ?? 0) + 10 };
  await place.dispatchEvent("dragover", { dataTransfer: data, ...at });
  await place.dispatchEvent("drop", { dataTransfer: data, ...at });
}
