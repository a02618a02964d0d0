import { paths } from "#lib/paths.ts";
import { endpoints, fillPath } from "#lib/space/endpoints.ts";
import { pageIdentity } from "../page-identity.ts";
import { browserSend } from "../send/send.ts";
import { notifySessionNews, onSessionNews } from "../session/session-news.ts";
import { onLost } from "../tab-lock.ts";
import type { FlowParts } from "./flow-parts.ts";
import { previewOf } from "./preview.ts";
import { tellRemoved } from "./removal-news.ts";
import { rawRequest } from "./sending/raw-request.ts";
import { spaceResumes } from "./sending/space-resumes.ts";
import { createUppySender } from "./sending/uppy-sender.ts";
import { pageShelf, takeUpload } from "./shelf/page-shelf.ts";
import { type UploadPlace, uploadLock } from "./upload-place.ts";
import { UploadQueue } from "./upload-queue.ts";
import type { UploadShown } from "./upload-shown.ts";

interface PageQueueOptions extends UploadPlace {
  onShown: (shown: readonly UploadShown[]) => void;
  deliver: FlowParts["deliver"];
}

/** The queue of this page. */
export async function startPageQueue(options: PageQueueOptions): Promise<UploadQueue> {
  const { memberId, onShown } = options;
  let shown: readonly UploadShown[] = [];
  const { spaceId } = pageIdentity();
  const addressOf = (name: "createUpload" | "beginResumable") =>
    location.origin + paths.api.upload + fillPath(endpoints[name].path, { spaceId });
  const headers = () => ({ "x-portal": "1", "x-member": memberId });
  const resumes = await spaceResumes(browserSend, spaceId);
  const sendRaw = rawRequest(addressOf("createUpload"), headers);
  const queue = new UploadQueue({
    ...options,
    shelf: pageShelf(memberId),
    send: browserSend,
    sender: (events) =>
      createUppySender({ resumables: addressOf("beginResumable"), headers, sendRaw, resumes }, events),
    onShown: (now) => {
      shown = now;
      onShown(now);
    },
    onSessionEnd: notifySessionNews,
    take: takeUpload,
    previewOf,
  });
  onSessionNews((news) => {
    if (news === "again") queue.again(true);
    else queue.hold();
  });
  // The member signs out in another tab, and leaves nothing on this device.
  onLost((name) => {
    for (const { id } of shown)
      if (uploadLock(id) === name) void queue.cancel(id, true).then(() => tellRemoved(id));
  });
  addEventListener("online", () => queue.again(false));
  addEventListener("offline", () => queue.lose());
  return queue;
}
