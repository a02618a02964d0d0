import { performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import type { ReactNode } from "react";
import { AsFirstShown } from "#components/shell/as-first-shown.tsx";
import { noticeableMs } from "#lib/content/noticeable.ts";

/** A process that works for more than this part of a wait is busy: its own load is what the page waits for. */
const busyUtilization = 0.9;
/** The most waits of `noticeableMs` of a busy process. */
const busyWaits = 10;

const done = () => true;

/**
 * Sends a page whole if it is ready quickly: it needs no script to be visible and can answer 404. A slower page shows
 * its frame meanwhile, unless it waits for a busy process. (With `loading.tsx` every page would need a script, since
 * React sends large boundaries after their fallback.)
 */
export async function framedWhenSlow(page: Promise<ReactNode>, frame: ReactNode): Promise<ReactNode> {
  if (await isReadyInTime(page)) return <AsFirstShown>{await page}</AsFirstShown>;
  return (
    <AsFirstShown frame={<div className="contents noscript:hidden">{frame}</div>}>
      <Late page={page} />
    </AsFirstShown>
  );
}

/** A busy process doesn't send frames: they would make it busier, and all pages slower. */
async function isReadyInTime(page: Promise<ReactNode>): Promise<boolean> {
  for (let wait = 0; wait < busyWaits; wait += 1) {
    const before = performance.eventLoopUtilization();
    if (await Promise.race([page.then(done, done), pause(noticeableMs, false)])) return true;
    if (performance.eventLoopUtilization(before).utilization < busyUtilization) return false;
  }
  return false;
}

async function Late({ page }: { page: Promise<ReactNode> }) {
  return await page;
}
