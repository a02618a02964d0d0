import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { renderForTests } from "#components/ui/render-for-tests.tsx";
import { reloadLists } from "#lib/browser/list/list-pages.ts";
import { deviceUploads } from "#lib/browser/uploading/upload-storage.ts";
import { mediaListId } from "#lib/collection/list-ids.ts";
import { PageUploads } from "./page-uploads.tsx";
import { dropFiles, holdSends, pngFile, sendOf, stubSpace } from "./stub-uploads-for-tests.ts";

vi.mock("#lib/browser/uploading/tus-sender.ts", async () => {
  const { stubbedSender } = await import("./stub-uploads-for-tests.ts");
  return stubbedSender;
});

vi.mock("#lib/browser/list/list-pages.ts", { spy: true });

const made: string[] = [];

beforeEach(async () => {
  made.length = 0;
  stubSpace((method, path, body) => {
    if (method === "POST" && path.endsWith("/media")) made.push(JSON.parse(body).fields.title["en-US"]);
    return undefined;
  });
  await renderForTests(
    <>
      <PageUploads memberId="ann" localeId="en-US" limits={undefined} />
      <input aria-label="Title" />
    </>,
  );
});

const tray = page.getByRole("region", { name: "Uploads" });
const row = (name: string) => tray.getByRole("listitem").filter({ hasText: name });

function paste(into: Element, file: File, text?: string): boolean {
  const clipboardData = new DataTransfer();
  clipboardData.items.add(file);
  if (text !== undefined) clipboardData.setData("text/plain", text);
  return into.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
}

test("pasted files are uploaded, but not the picture of a text that is pasted into a field", async () => {
  const isLeftToBrowser = paste(page.getByLabelText("Title").element(), pngFile("of-a-text.png"), "Tide");
  expect(isLeftToBrowser).toBe(true);
  paste(document.body, pngFile("pasted.png"));
  await expect.element(row("pasted.png")).toBeVisible();
  await expect.poll(() => made).toEqual(["pasted"]);
});

test("a picture that is dragged on its page is not uploaded, although browsers say that it is a file", async () => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(pngFile("of-the-page.png"));
  for (const type of ["dragstart", "dragover", "drop"])
    document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
  dropFiles(document.body, pngFile("from-the-device.png"));
  await expect.poll(() => made).toEqual(["from-the-device"]);
});

test("a picture that is dragged from another window of the portal is uploaded", async () => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(pngFile("of-another-window.png"));
  dataTransfer.setData("application/x-page-drag-other", "");
  for (const type of ["dragover", "drop"])
    document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
  await expect.poll(() => made).toEqual(["of-another-window"]);
});

test("a refused file says why and is stored as refused until it is removed", async () => {
  holdSends();
  dropFiles(document.body, pngFile("refused.png"));
  (await sendOf("refused")).end({ status: 415 });
  await expect.element(row("refused.png")).toMatchTextContent("Files of this type aren’t supported.");
  await expect.element(tray.getByRole("heading", { level: 2 })).toMatchTextContent("1 file failed");
  const stored = async () =>
    (await deviceUploads("ann").all("ann")).map(({ fileName, problem }) => [fileName, problem]);
  await expect.poll(stored).toContainEqual(["refused.png", "refusedKind"]);
  await row("refused.png").getByRole("button", { name: "Cancel refused.png" }).click();
  await expect.element(row("refused.png")).not.toBeInTheDocument();
  await expect.poll(async () => (await stored()).map(([name]) => name)).not.toContain("refused.png");
});

test("cancelling a file that could not be processed removes it from lists", async () => {
  const fileEntry = { fileName: "damaged.png", contentType: "image/png", state: "FAILED" };
  const sys = {
    ...{ id: "damaged", type: "Media", version: 1, createdBy: { sys: { id: "ann" } } },
    ...{ createdAt: "2026-11-20T09:00:00Z", updatedAt: "2026-11-20T09:00:00Z" },
  };
  const events: string[] = [];
  stubSpace((method, path) => {
    if (method === "DELETE") events.push(path);
    if (method !== "POST" || !path.endsWith("/media")) return undefined;
    return Response.json({ sys, fields: { file: { "en-US": fileEntry } } }, { status: 201 });
  });
  dropFiles(document.body, pngFile("damaged.png"));
  await expect.element(row("damaged.png")).toMatchTextContent("This file can’t be read");
  await row("damaged.png").getByRole("button", { name: "Cancel damaged.png" }).click();
  await expect.poll(() => events).toEqual([expect.stringMatching(/\/media\/damaged$/)]);
  await expect.poll(() => vi.mocked(reloadLists).mock.calls).toEqual([[mediaListId]]);
});
