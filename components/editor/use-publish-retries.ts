import { useEffect, useEffectEvent, useRef } from "react";
import type { PublishOutcome } from "#lib/browser/publish/publish-outcome.ts";
import { waitingOf } from "#lib/browser/publish/waiting-of.ts";
import { retryWhenOnline } from "#lib/browser/retry-when-online.ts";
import { useDraftUploads } from "#lib/browser/uploading/draft-uploads.ts";
import type { EditorModel } from "./use-editor-model.ts";

/** Publishes a draft that waits for a connection, again and again; `note` takes each outcome. */
export function usePublishRetries({ draft }: EditorModel, publish: () => Promise<void>) {
  const last = useRef<PublishOutcome>(undefined);
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
    return last.current === undefined || waitingOf(last.current) !== "signedOut";
  });
  useEffect(() => {
    if (!isWaiting) return;
    // A form that is opened while it waits can be read, changed or discarded before the first attempt.
    return retryWhenOnline(() => attempt()).stop;
  }, [isWaiting]);

  return {
    note(outcome: PublishOutcome): void {
      last.current = outcome;
    },
  };
}
