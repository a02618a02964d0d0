import { useEffect, useEffectEvent } from "react";
import { draftName } from "#lib/browser/drafts/draft.ts";
import { takePublishIntent } from "#lib/browser/publish/publish-intent.ts";
import type { EditorModel } from "./use-editor-model.ts";

/**
 * A press on "Publish" somewhere else has led here: as soon as the draft is there, it is published with all the care.
 * @param isDue "Publish" was pressed here, before anything heard it
 */
export function usePublishIntent(
  { memberId, target, draft }: EditorModel,
  publish: () => Promise<void>,
  isDue: boolean,
): void {
  const isReady = draft.isOpen && draft.editedIn === "thisTab" && draft.restored !== undefined;
  const begin = useEffectEvent(() => void publish());
  const isMeant = useEffectEvent(() => takePublishIntent(draftName(memberId, target)));
  useEffect(() => {
    if (isReady && isMeant()) begin();
  }, [isReady]);
  useEffect(() => {
    if (isDue) begin();
  }, [isDue]);
}
