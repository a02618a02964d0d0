"use client";

import { useEffect, useEffectEvent } from "react";
import { draftName } from "#lib/browser/drafts/draft.ts";
import { takePublishIntent } from "#lib/browser/publish/publish-intent.ts";
import type { Desk } from "./desk.ts";

/** A press on "Publish" somewhere else has led here: as soon as the draft is there, it is published with all the care. */
export function usePublishIntent({ memberId, target, draft }: Desk, publish: () => Promise<void>): void {
  const isReady = draft.isOpen && draft.holding === "mine" && draft.restored !== undefined;
  const begin = useEffectEvent(() => {
    if (takePublishIntent(draftName(memberId, target))) void publish();
  });
  useEffect(() => {
    if (isReady) begin();
  }, [isReady]);
}
