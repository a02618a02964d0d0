import { useEffect, useEffectEvent } from "react";
import { draftName } from "#lib/browser/drafts/draft.ts";
import { takePublishIntent } from "#lib/browser/publish/publish-intent.ts";
import type { EditorModel } from "./use-editor-model.ts";

/** Publishes after a press on "Publish" on another page that led here, as soon as the draft is there. */
export function usePublishIntent(
  { memberId, target, draft }: EditorModel,
  publish: () => Promise<void>,
): void {
  const isReady = draft.isOpen && draft.editedIn === "thisTab" && draft.restored !== undefined;
  const begin = useEffectEvent(() => void publish());
  const isMeant = useEffectEvent(() => takePublishIntent(draftName(memberId, target)));
  useEffect(() => {
    if (isReady && isMeant()) begin();
  }, [isReady]);
}
