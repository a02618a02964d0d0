import { expect, test, vi } from "vitest";
import { readBase, writeBase } from "#lib/browser/drafts/drafts.ts";
import { content } from "#lib/browser/stub-space-for-tests.ts";
import { storedUploads } from "#lib/browser/uploading/leave-uploads.ts";
import { deviceUploads } from "#lib/browser/uploading/upload-storage.ts";

test("an IndexedDB that throws at once is as one without space: nothing is stored, nothing is found", async () => {
  vi.spyOn(indexedDB, "open").mockImplementation(() => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  });
  const memberId = "private";
  const file = { contentType: "text/plain", sizeBytes: 5, lastModified: 0, addedAt: 0 };
  const stored = { ...file, memberId, id: "one", fileName: "tides.txt" };
  const uploads = deviceUploads(memberId);
  await uploads.save(stored);
  expect(await Promise.all(uploads.add([{ stored, file: new Blob(["tides"]) }]))).toEqual([false]);
  expect([await uploads.all(memberId), await uploads.fileOf("one")]).toEqual([[], undefined]);
  await uploads.remove("one");
  expect(await storedUploads(memberId)).toEqual([]);

  const target = { contentTypeId: "article", contentId: "tide" };
  await writeBase(memberId, target, content("tide", {}));
  expect(await readBase(memberId, target, 1)).toBeUndefined();
});
