import { mediaListId } from "#lib/collection/list-ids.ts";
import { paths } from "#lib/paths.ts";
import { endpoints, fillPath } from "#lib/space/endpoints.ts";
import { reloadTotal } from "../list/list-pages.ts";
import { pageIdentity } from "../page-identity.ts";
import { browserSend } from "../send/send.ts";
import { notifySessionNews, onSessionNews } from "../session/session-news.ts";
import { onLost } from "../tab-lock.ts";
import { deviceStorage } from "../text-storage.ts";
import type { QueueParts } from "./queue-parts.ts";
import { tellRemoval } from "./removal-news.ts";
import { singleRequestSender } from "./single-request.ts";
import { tusSender } from "./tus-sender.ts";
import type { Upload } from "./upload.ts";
import { uploadLock } from "./upload-context.ts";
import { UploadQueue } from "./upload-queue.ts";

type PageParts = Omit<QueueParts, "send" | "sendFile" | "isResumable" | "previewOf" | "onSessionEnd">;

/** The queue of this page. */
export async function startPageQueue(parts: PageParts): Promise<UploadQueue> {
  const { spaceId } = pageIdentity();
  const addressOf = (name: "createUpload" | "beginResumable") =>
    location.origin + paths.api.upload + fillPath(endpoints[name].path, { spaceId });
  const headers = () => ({ "x-portal": "1", "x-member": parts.memberId });
  const isResumable = await spaceResumes(spaceId);
  let shown: readonly Upload[] = [];
  const made = new Set<string>();
  const queue = new UploadQueue({
    ...parts,
    onShow: (uploads) => {
      shown = uploads;
      const before = made.size;
      for (const { id, media } of uploads) if (media !== undefined) made.add(id);
      if (made.size > before) reloadTotal(mediaListId);
      parts.onShow(uploads);
    },
    send: browserSend,
    sendFile: isResumable
      ? tusSender({ endpoint: addressOf("beginResumable"), headers })
      : singleRequestSender(addressOf("createUpload"), headers),
    isResumable,
    previewOf,
    onSessionEnd: notifySessionNews,
  });
  onSessionNews((news) => {
    if (news === "again") queue.resume(true);
    else queue.hold();
  });
  // Another tab takes an upload over to remove it: the member signs out there.
  onLost((name) => {
    for (const { id } of shown) {
      if (uploadLock(id) !== name) continue;
      tellRemoval({ id, isRemoved: false });
      void queue.cancel(id, true).then(() => tellRemoval({ id, isRemoved: true }));
    }
  });
  addEventListener("online", () => queue.resume(false));
  addEventListener("offline", () => queue.markOffline());
  return queue;
}

const resumesForMs = 24 * 60 * 60_000;

/** Whether the Space supports tus 1.0: asked once a day. */
async function spaceResumes(spaceId: string): Promise<boolean> {
  const name = `atrium:resumes:${spaceId}`;
  const [known, at] = (deviceStorage.read(name) ?? "").split(" ");
  if (Date.now() - Number(at) < resumesForMs) return known === "yes";
  try {
    const response = await browserSend({ endpoint: "askResumable" });
    await response.text();
    const resumes = response.ok && Boolean(response.headers.get("tus-version"));
    // Only a clear answer is stored: a Space without tus does not have the address or the method.
    if (resumes || [404, 405, 410, 501].includes(response.status))
      deviceStorage.write(name, `${resumes ? "yes" : "no"} ${Date.now()}`);
    return resumes || response.status >= 500;
  } catch {
    return true;
  }
}

const previewEdge = 96;
const largestPreviewedBytes = 40_000_000;
/** What browsers draw; an SVG may contain scripts. */
const previewed = new Set(["image/jpeg", "image/png", "image/webp", "image/avif", "image/gif"]);

let lastPreview: Promise<unknown> = Promise.resolve();

/** A thumbnail, `blob:…`; one after the other, because each image is decoded whole. */
function previewOf(file: Blob, contentType: string): Promise<string | undefined> {
  if (!previewed.has(contentType) || file.size > largestPreviewedBytes) return Promise.resolve(undefined);
  const preview = lastPreview.then(() => drawPreview(file)).catch(() => undefined);
  lastPreview = preview;
  return preview;
}

async function drawPreview(file: Blob): Promise<string> {
  const image = await createImageBitmap(file, { resizeHeight: previewEdge, resizeQuality: "medium" });
  const canvas = new OffscreenCanvas(image.width, image.height);
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  image.close();
  return URL.createObjectURL(await canvas.convertToBlob({ type: "image/webp", quality: 0.8 }));
}
