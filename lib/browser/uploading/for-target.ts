import type { UploadFlow } from "./upload-flow.ts";
import type { UploadItem } from "./upload-item.ts";

/** Somebody is there for a target now: what is a Media already is handed over. */
export function offer(flow: UploadFlow, target: string): void {
  for (const item of itemsFor(flow, target)) if (item.media !== undefined) flow.deliver(item, item.media);
}

/** Nobody waits for what was meant for a target any more: its Media are as any others, after a reload too. */
export function release(flow: UploadFlow, target: string): void {
  for (const item of itemsFor(flow, target)) {
    item.isDelivered = true;
    void flow.learn(item, { target: undefined });
    if (item.isLeft) void flow.forget(item);
  }
  flow.pump();
}

function itemsFor({ items }: UploadFlow, target: string): UploadItem[] {
  return [...items.values()].filter(({ kept }) => kept.target === target);
}
