import { setTimeout as pause } from "node:timers/promises";
import type { ReactNode } from "react";
import { AsFirstShown } from "#components/shell/as-first-shown.tsx";
import { noticeableMs } from "#lib/content/noticeable.ts";

const done = () => true;

/**
 * A page that is ready before anybody notices a wait is sent whole, in its own place: it needs no script to be seen
 * and its status can be a 404. A slower one shows its frame meanwhile. (A `loading.tsx` would put every page behind
 * a script, since React sends large boundaries after their fallback.)
 */
export async function framedWhenSlow(page: Promise<ReactNode>, frame: ReactNode): Promise<ReactNode> {
  const isQuick = await Promise.race([page.then(done, done), pause(noticeableMs, false)]);
  if (isQuick) return <AsFirstShown>{await page}</AsFirstShown>;
  return (
    <AsFirstShown frame={<div className="framed">{frame}</div>}>
      <Late page={page} />
    </AsFirstShown>
  );
}

async function Late({ page }: { page: Promise<ReactNode> }) {
  return await page;
}
