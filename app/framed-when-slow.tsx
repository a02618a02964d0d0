import { setTimeout as pause } from "node:timers/promises";
import type { ReactNode } from "react";
import { AsFirstShown } from "#components/shell/as-first-shown.tsx";
import { noticeableMs } from "#lib/content/noticeable.ts";

const done = () => true;

/**
 * Sends a page whole if it is ready quickly: it needs no script to be visible and can answer 404. A slower page shows
 * its frame meanwhile. (With `loading.tsx` every page would need a script, since React sends large boundaries after
 * their fallback.)
 */
export async function framedWhenSlow(page: Promise<ReactNode>, frame: ReactNode): Promise<ReactNode> {
  const isQuick = await Promise.race([page.then(done, done), pause(noticeableMs, false)]);
  if (isQuick) return <AsFirstShown>{await page}</AsFirstShown>;
  return (
    <AsFirstShown frame={<div className="contents noscript:hidden">{frame}</div>}>
      <Late page={page} />
    </AsFirstShown>
  );
}

async function Late({ page }: { page: Promise<ReactNode> }) {
  return await page;
}
