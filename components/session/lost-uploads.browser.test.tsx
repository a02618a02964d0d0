import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { setUploadContext } from "#lib/browser/uploading/upload-context.ts";
import { deviceUploads } from "#lib/browser/uploading/upload-storage.ts";
import { addFiles, uploadsNow } from "#lib/browser/uploading/uploads.ts";
import { unsavedWork } from "./before-sign-out.ts";
import { renderSignOutDuringUploads } from "./sign-out-for-tests.tsx";

const memberId = "full";

test("an upload of an earlier page whose file is not on the device is lost at sign-out", async () => {
  const file = { contentType: "text/plain", sizeBytes: 100, lastModified: 0, addedAt: 0 };
  await deviceUploads("away").save({ ...file, memberId: "away", id: "rest", fileName: "a.txt" });
  expect(await unsavedWork("away")).toMatchObject({ files: 0, lost: 1 });
});

test("an upload of another tab that ends while it is read is not lost", async () => {
  const file = { contentType: "text/plain", sizeBytes: 100, lastModified: 0, addedAt: 0 };
  const row = { ...file, memberId: "ending", id: "ends", fileName: "a.txt" };
  const storage = deviceUploads("ending");
  await storage.save(row);
  vi.spyOn(storage, "fileOf").mockImplementationOnce(async () => {
    await storage.save({ ...row, mediaId: "m" });
    return undefined;
  });
  expect(await unsavedWork("ending")).toBeUndefined();
});

test("an upload whose file the device couldn’t store is not offered to be kept", async () => {
  await renderSignOutDuringUploads(memberId);
  vi.spyOn(XMLHttpRequest.prototype, "send").mockImplementation(() => {});
  setUploadContext({ memberId, localeId: "en-US", limits: undefined });
  const estimate = vi.spyOn(navigator.storage, "estimate").mockResolvedValue({ quota: 1, usage: 0 });
  addFiles([new File(["tides"], "tides.txt", { type: "text/plain" })]);
  await expect.poll(() => uploadsNow()[0]?.state).toBe("sending");
  expect(await unsavedWork(memberId)).toMatchObject({ files: 0, lost: 1 });

  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  const question = page.getByRole("alertdialog", { name: "Sign out and lose an upload?" });
  await expect.element(question.getByText(/^This device couldn’t store 1 file\. /)).toBeVisible();
  await expect.element(question.getByRole("button", { name: "Keep and sign out" })).not.toBeInTheDocument();
  await expect.element(question.getByRole("button", { name: "Cancel" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(question).not.toBeInTheDocument();
  expect(uploadsNow()).toHaveLength(1);

  // One that it can store is offered beside it.
  estimate.mockRestore();
  addFiles([new File(["birds"], "birds.txt", { type: "text/plain" })]);
  await expect.poll(() => unsavedWork(memberId)).toMatchObject({ files: 1, lost: 1 });
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  const both = page.getByRole("alertdialog", { name: "Keep the unfinished upload on this device?" });
  await expect.element(both.getByText(/^This device couldn’t store 1 file\. /)).toBeVisible();
  await expect.element(both.getByRole("button", { name: "Cancel" })).toHaveFocus();

  // The browser asks whether to lose the one, and the member stays: both are sent again.
  vi.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(() => {
    dispatchEvent(new Event("beforeunload", { cancelable: true }));
  });
  const send = vi.mocked(XMLHttpRequest.prototype.send);
  send.mockClear();
  vi.stubGlobal("fetch", async (_: unknown, { method } = { method: "GET" }) =>
    method === "OPTIONS"
      ? new Response(null, { status: 405 })
      : Response.json({ memberId, secondsLeft: 3_600, staysBy: "renewal" }),
  );
  await both.getByRole("button", { name: "Keep and sign out" }).click();
  await expect.element(both).not.toBeInTheDocument();
  await expect.poll(() => send.mock.calls.length, { timeout: 10_000 }).toBe(2);

  // One that is still being stored is not lost, nor is one of which the device doesn't say anything in time.
  const slow = new Promise<StorageEstimate>((resolve) => setTimeout(resolve, 300, {}));
  vi.spyOn(navigator.storage, "estimate").mockReturnValue(slow);
  addFiles([new File(["winds"], "winds.txt", { type: "text/plain" })]);
  expect(await unsavedWork(memberId)).toMatchObject({ files: 2, lost: 1 });
  vi.spyOn(deviceUploads(memberId), "all").mockReturnValueOnce(new Promise(() => undefined));
  expect(await unsavedWork(memberId)).toMatchObject({ files: 0, lost: 1 });
});
