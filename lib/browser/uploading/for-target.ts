import type { Media } from "#lib/space/media.ts";
import type { FlowParts } from "./flow-parts.ts";
import type { UploadFlow } from "./upload-flow.ts";
import type { UploadItem } from "./upload-item.ts";

/** Somebody is there for a target now: what is a Media already is handed over. */
export function offer(flow: UploadFlow, target: string): void {
  for (const item of itemsFor(flow, target)) if (item.media !== undefined) flow.deliver(item, item.media);
}

/** Offers a Media to its target, and lets the files that were added before it know; answers whether it was taken. */
export function deliverTo(
  flow: UploadFlow,
  deliver: FlowParts["deliver"],
  item: UploadItem,
  media: Media,
): boolean {
  const { id: uploadId, target, laterMedia = [], addedAt } = item.kept;
  if (item.isDelivered || target === undefined) return false;
  if (!deliver(target, media, { uploadId, laterMedia })) return false;
  item.isDelivered = true;
  const earlier = itemsFor(flow, target).filter((one) => !one.isDelivered && one.kept.addedAt < addedAt);
  for (const one of earlier)
    void flow.learn(one, { laterMedia: [...(one.kept.laterMedia ?? []), media.sys.id] });
  void flow.learn(item, { target: undefined, isUsed: true });
  return true;
}

/** They are not wanted at their targets any more: their Media are as any others, after a reload too. */
export function release(flow: UploadFlow, items: readonly UploadItem[]): void {
  for (const item of items) {
    item.isDelivered = true;
    void flow.learn(item, { target: undefined });
    if (item.isLeft) void flow.forget(item);
    else if (item.problem === "processing") void flow.drop(item);
  }
  flow.pump();
}

export function itemsFor({ items }: UploadFlow, target: string): UploadItem[] {
  return [...items.values()].filter(({ kept }) => kept.target === target);
}
