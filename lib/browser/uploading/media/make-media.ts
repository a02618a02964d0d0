import type { Media } from "#lib/space/media.ts";
import { isInDoubt } from "#lib/space/space-error.ts";
import type { FlowParts } from "../flow-parts.ts";
import type { UploadFlow } from "../upload-flow.ts";
import type { UploadItem } from "../upload-item.ts";
import { failureOf, problemOf } from "../upload-problem.ts";
import { mediaOf, takeBack } from "./media-step.ts";
import { isSettled } from "./processing-watch.ts";

/** The second step of a file whose bytes are there: its Media, once. */
export async function makeMedia(flow: UploadFlow, parts: FlowParts, item: UploadItem): Promise<void> {
  const { send, localeId } = parts;
  const kept = { ...item.kept, uploadId: item.kept.uploadId ?? "" };
  try {
    const onAsked = () => flow.learn(item, { isAsked: true });
    await onMedia(flow, parts, item, await mediaOf(send, { kept, localeId, onAsked }));
  } catch (error) {
    await onNoMedia(flow, item, error);
    if (item.isCancelled) await takeBack(send, item);
  }
}

async function onMedia(flow: UploadFlow, parts: FlowParts, item: UploadItem, media: Media): Promise<void> {
  item.media = media;
  if (item.isCancelled) return await takeBack(parts.send, item);
  const { onMedia: take } = item.options;
  await flow.learn(item, { mediaId: media.sys.id, isAsked: undefined, ...(take && { isUsed: true }) });
  // Taken back while the device kept it.
  if (item.isCancelled) return await takeBack(parts.send, item);
  item.file = undefined;
  void parts.shelf.removeFile(item.kept.id);
  take?.(media);
  flow.deliver(item, media);
  flow.process(item, media.sys.id);
  if (isSettled(media)) await flow.settle(media);
  flow.pump();
}

async function onNoMedia(flow: UploadFlow, item: UploadItem, error: unknown): Promise<void> {
  const failure = failureOf(error);
  if (!isInDoubt(error)) await flow.learn(item, { isAsked: undefined });
  if (problemOf(failure) === "signIn") {
    flow.waitForSignIn(item, failure);
    return;
  }
  const isGone = failure.status === 404;
  // The Upload was there for its day, and is gone: its bytes have to come again.
  if (isGone) await flow.learn(item, { uploadId: undefined, resumableUrl: undefined });
  flow.fail(item, isGone ? "connection" : problemOf(failure), failure.reason);
}
