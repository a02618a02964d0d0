import { useEffect, useEffectEvent, useRef } from "react";
import * as z from "zod/mini";
import { listPageOf } from "#lib/space/answer.ts";
import type { Content } from "#lib/space/content.ts";
import { readContent } from "#lib/space/contents.ts";
import { listQueryString } from "#lib/space/list.ts";
import type { Send } from "#lib/space/send.ts";
import { isSpaceError } from "#lib/space/space-error.ts";
import { browserSend } from "../send/send.ts";

interface Watched {
  contentTypeId: string;
  /** Absent for a new item. */
  contentId: string | undefined;
  /** Looks again once it no longer is. */
  isPaused: boolean;
  knownVersion: () => number | undefined;
  onNewer: (content: Content) => unknown;
}

const betweenLooksMilliseconds = 5_000;

/** On focus and reconnect, checks whether a newer version was published. */
export function useNewerVersion(watched: Watched): void {
  const { contentTypeId, contentId, isPaused, knownVersion, onNewer } = watched;
  const wasPaused = useRef(false);
  const tell = useEffectEvent(onNewer);
  const known = useEffectEvent(knownVersion);
  useEffect(() => {
    if (isPaused) wasPaused.current = true;
    if (contentId === undefined || isPaused) return;
    let lookedAt = 0;
    const listening = new AbortController();
    const { signal } = listening;
    async function look(id: string): Promise<void> {
      if (document.hidden || Date.now() - lookedAt < betweenLooksMilliseconds) return;
      lookedAt = Date.now();
      const version = await readVersion(browserSend, contentTypeId, id);
      if (signal.aborted || version === undefined || version <= (known() ?? version)) return;
      const content = await readContent(browserSend, { contentTypeId, contentId: id });
      if (!signal.aborted) tell(content);
    }
    // A failed check is no problem: publishing finds the conflict.
    const onLook = () => void look(contentId).catch(quietly);
    const onOnline = () => {
      lookedAt = 0;
      onLook();
    };
    window.addEventListener("focus", onLook, { signal });
    window.addEventListener("online", onOnline, { signal });
    document.addEventListener("visibilitychange", onLook, { signal });
    if (wasPaused.current) onLook();
    return () => listening.abort();
  }, [contentTypeId, contentId, isPaused]);
}

function quietly(error: unknown): void {
  if (!isSpaceError(error)) throw error;
}

const versionSchema = z.looseObject({ sys: z.looseObject({ version: z.number() }) });

/** The current `sys.version` alone; `undefined` if the item is gone. */
async function readVersion(
  send: Send,
  contentTypeId: string,
  contentId: string,
): Promise<number | undefined> {
  const found = await listPageOf(send, versionSchema, {
    endpoint: "listContentsOfType",
    parameters: { contentTypeId },
    query: listQueryString({
      limit: 1,
      conditions: [
        ["sys.id", contentId],
        ["select", "sys.version"],
      ],
    }),
  });
  return found.items[0]?.sys.version;
}
