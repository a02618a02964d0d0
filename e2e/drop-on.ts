import type { Locator } from "@playwright/test";
import { transferOf } from "./drop-on-page.ts";
import { isHydrated } from "./listening.ts";
import type { RealFile } from "./real-files.ts";

/** Drops pictures on a place of a page, as a device does. */
export async function dropOn(place: Locator, ...files: readonly RealFile[]): Promise<void> {
  const data = await transferOf(place.page(), files);
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
