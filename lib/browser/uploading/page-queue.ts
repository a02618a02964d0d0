import { paths } from "#lib/paths.ts";
import { endpoints, fillPath } from "#lib/space/endpoints.ts";
import { browserSend, pageOf } from "../send.ts";
import { onSessionNews, tellSessionNews } from "../session-news.ts";
import { takeForTab } from "../tab-lock.ts";
import { rememberKeptUploads, type UploadPlace } from "../uploads.ts";
import { openDeviceShelf } from "./device-shelf.ts";
import type { FlowParts } from "./flow-parts.ts";
import { previewOf } from "./preview.ts";
import { rawRequest } from "./raw-request.ts";
import { spaceResumes } from "./space-resumes.ts";
import { UploadQueue } from "./upload-queue.ts";
import type { UploadShown } from "./upload-shown.ts";
import { createUppySender } from "./uppy-sender.ts";

interface PageQueueOptions extends UploadPlace {
  onShown: (shown: readonly UploadShown[]) => void;
  deliver: FlowParts["deliver"];
}

/** The queue of this page, going on with what an earlier page of the member has left. */
export async function startPageQueue(options: PageQueueOptions): Promise<UploadQueue> {
  const { memberId, onShown } = options;
  const { spaceId } = pageOf();
  const addressOf = (name: "createUpload" | "beginResumable") =>
    location.origin + paths.api.upload + fillPath(endpoints[name].path, { spaceId });
  const headers = () => ({ "x-portal": "1", "x-member": memberId });
  const resumes = await spaceResumes(browserSend, spaceId);
  const sendRaw = rawRequest(addressOf("createUpload"), headers);
  const shelf = openDeviceShelf((isSome) => rememberKeptUploads(memberId, isSome));
  const queue = new UploadQueue({
    ...options,
    shelf,
    send: browserSend,
    sender: (events) =>
      createUppySender({ resumables: addressOf("beginResumable"), headers, sendRaw, resumes }, events),
    onShown,
    onSessionEnd: tellSessionNews,
    take: (id) => ("locks" in navigator ? takeForTab(`atrium-upload:${id}`) : Promise.resolve(() => {})),
    previewOf,
  });
  onSessionNews((news) => {
    if (news === "again") queue.again(true);
    else queue.hold();
  });
  addEventListener("online", () => queue.again(false));
  await queue.restore();
  return queue;
}
