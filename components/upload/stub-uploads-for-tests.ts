import { vi } from "vitest";
import type { SendFailure, SendFile } from "#lib/browser/uploading/send-file.ts";

type Answer = Response | undefined;

/** A file that is being sent. */
interface Transfer {
  sentBytes: (bytes: number) => void;
  end: (outcome?: SendFailure) => void;
}

/** What `tusSender` is replaced with: `vi.mock("#lib/browser/uploading/tus-sender.ts", …)`. */
export const stubbedSender = { tusSender: (): SendFile => (file, options) => send(file, options) };

/** Of each file by its title, the first one first. */
const transfers = new Map<string, Transfer[]>();
let isAtOnce = true;
let isProcessed = true;

const send: SendFile = ({ file, resumableUrl }, { onBytes, onUrl, signal }) =>
  new Promise((resolve) => {
    const title = file instanceof File ? file.name.replace(/\.\w+$/, "") : "";
    const end = (failure?: SendFailure) =>
      signal.aborted || resolve(failure ?? { uploadId: `upload-of-${title}` });
    onUrl(resumableUrl ?? `/api/upload/spaces/demo/uploads/resumable/${title}`);
    transfers.set(title, [...(transfers.get(title) ?? []), { sentBytes: onBytes, end }]);
    if (isAtOnce) end();
  });

/** Leaves files on their way until a test says how each ends. */
export function holdSends(): void {
  isAtOnce = false;
}

/** New Media are in process until the returned function is called. */
export function processLater(): () => void {
  isProcessed = false;
  return () => {
    isProcessed = true;
  };
}

/** On a busy machine. */
const sendsWithinMs = 15_000;

/** Waits until the file with this title is sent for the `time`th time. */
export async function sendOf(title: string, time = 1): Promise<Transfer> {
  return await vi.waitFor(() => {
    const transfer = transfers.get(title)?.[time - 1];
    if (transfer === undefined) throw new Error(`${title} has not been sent ${time} times.`);
    return transfer;
  }, sendsWithinMs);
}

interface MediaBody {
  fields: { title: Record<string, string>; file: Record<string, object> };
}

const sys = (id: string, type: string) => ({
  ...{ id, type, version: 1, createdBy: { sys: { type: "Refer", targetType: "ServiceUser", id: "ann" } } },
  ...{ createdAt: "2026-11-20T09:00:00Z", updatedAt: "2026-11-20T09:00:00Z" },
});

function mediaOf({ fields }: MediaBody, isProcessed: boolean) {
  const processed = { state: "PROCESSED", url: `${location.origin}/picture.png` };
  const file = { ...fields.file["en-US"], ...(isProcessed && processed) };
  return {
    sys: sys(`media-of-${fields.title["en-US"]}`, "Media"),
    fields: { ...fields, file: { "en-US": file } },
  };
}

/** A Space that takes all uploads, Media and Contents; `answer` answers in its place. Returns the Contents' bodies. */
export function stubSpace(answer: (method: string, path: string, body: string) => Promise<Answer> | Answer) {
  transfers.clear();
  isAtOnce = true;
  isProcessed = true;
  const media: MediaBody[] = [];
  const published: { fields: Record<string, unknown> }[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (address, { method = "GET", body = "" } = {}) => {
    const { pathname } = new URL(String(address), location.href);
    const text = String(body);
    const own = await answer(method, pathname, text);
    if (own !== undefined) return own;
    if (method === "OPTIONS") return new Response(null, { status: 204, headers: { "tus-version": "1.0.0" } });
    if (method === "DELETE") return new Response(null, { status: 204 });
    if (method === "POST" && pathname.endsWith("/media")) {
      const created: MediaBody = JSON.parse(text);
      media.push(created);
      return Response.json(mediaOf(created, isProcessed), { status: 201 });
    }
    if (method === "POST" && pathname.endsWith("/contents")) {
      const { fields } = JSON.parse(text);
      published.push({ fields });
      const id = pathname.split("/").at(-2) ?? "";
      const contentType = { sys: { type: "Refer", targetType: "ContentType", id } };
      return Response.json({ sys: { ...sys("made", "Content"), contentType }, fields }, { status: 201 });
    }
    const items = pathname.endsWith("/media") ? media.map((each) => mediaOf(each, isProcessed)) : [];
    return Response.json({ sys: { type: "Array" }, limit: 40, totalCount: items.length, items, links: {} });
  });
  return published;
}

const png =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYPj/HwADAgH/5ncKhQAAAABJRU5ErkJggg==";

/** A real picture, as large as a test needs it. */
export function pngFile(name: string, paddingBytes = 0): File {
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
  return new File([bytes, new Uint8Array(paddingBytes)], name, { type: "image/png" });
}

/** Drops files on an element, as a device does. */
export function dropFiles(element: Element, ...files: readonly File[]): void {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  const { left, top } = element.getBoundingClientRect();
  const at = { clientX: left + 20, clientY: top + 10, bubbles: true, cancelable: true };
  for (const type of ["dragover", "drop"])
    element.dispatchEvent(new DragEvent(type, { dataTransfer, ...at }));
}
