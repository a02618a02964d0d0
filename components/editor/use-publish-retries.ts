import { useEffect, useEffectEvent, useRef } from "react";
import type { PublishOutcome } from "#lib/browser/publish/publish.ts";
import { retryWhenOnline } from "#lib/browser/publish/retry-when-online.ts";
import { useDraftUploads } from "#lib/browser/uploading/draft-uploads.ts";
import type { EditorModel } from "./use-editor-model.ts";

type Kind = PublishOutcome["kind"];

/** Whether a publish with this outcome waits for a connection. */
export const needsConnection = (kind: Kind) => kind === "unreachable" || kind === "unknown";

/** Whether a publish that waits goes on waiting, and no other begins to. */
export const keepsWaiting = (kind: Kind) => kind === "limited" || isSignedOut(kind);

const isSignedOut = (kind: Kind) => kind === "sessionEnded" || kind === "otherMember";

/** Publishes a draft that waits for a connection, again and again; `note` takes each outcome. */
export function usePublishRetries({ draft }: EditorModel, publish: () => Promise<void>) {
  const last = useRef<Kind>(undefined);
  const { queueState, takeBack } = draft;
  const isWaiting = queueState === "waiting" || queueState === "inDoubt";
  const hasFiles = useDraftUploads(draft.name).length > 0;
  // They are published with it.
  useEffect(() => {
    if (hasFiles && isWaiting) takeBack();
  }, [hasFiles, isWaiting, takeBack]);

  const attempt = useEffectEvent(async () => {
    last.current = undefined;
    await publish();
    return last.current === undefined || !isSignedOut(last.current);
  });
  const wasWaiting = useEffectEvent(() => draft.restored?.queued !== undefined);
  useEffect(() => {
    if (!isWaiting) return;
    const retries = retryWhenOnline(() => attempt());
    if (wasWaiting()) retries.now();
    return retries.stop;
  }, [isWaiting]);

  return {
    note({ kind }: PublishOutcome): void {
      last.current = kind;
    },
  };
}
