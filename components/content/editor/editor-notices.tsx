"use client";

import { useState } from "react";
import { ConflictNotice } from "./conflict-notice.tsx";
import type { Desk } from "./desk.ts";
import { EditorNotice } from "./editor-notice.tsx";
import { RestoredNotice } from "./restored-notice.tsx";
import type { usePublish } from "./use-publish.ts";

interface EditorNoticesProps {
  desk: Desk;
  publishing: ReturnType<typeof usePublish>;
}

/** Below the bar: how the last publish ended, what came back from this device, and who was faster. */
export function EditorNotices({ desk, publishing }: EditorNoticesProps) {
  const { notice, setNotice, publish, isBusy } = publishing;
  const { memberId, content, draft } = desk;
  const { restored } = draft;
  const [isLater, setLater] = useState(false);
  const isOutrun = restored?.version !== undefined && restored.version !== content?.sys.version;
  const theirs =
    notice?.kind === "conflict"
      ? notice.theirs
      : isOutrun && !isLater && notice === undefined
        ? content
        : undefined;
  return (
    <div className="editor-notices">
      {notice !== undefined && notice.kind !== "conflict" && (
        <EditorNotice
          notice={notice}
          isNew={content === undefined}
          onAgain={() => void publish()}
          onGo={desk.onGo}
        />
      )}
      {theirs !== undefined && (
        <ConflictNotice
          theirs={theirs}
          memberId={memberId}
          isBusy={isBusy}
          onPublishMine={() => void publish(theirs)}
          onGoOn={() => {
            setLater(true);
            setNotice(undefined);
          }}
        />
      )}
      {restored !== undefined && <RestoredNotice draft={restored} onDiscard={draft.discard} />}
    </div>
  );
}
