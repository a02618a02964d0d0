"use client";

import type { DraftInHand } from "#lib/browser/use-draft.ts";
import type { Content } from "#lib/space/content.ts";
import { ConflictNotice } from "./conflict-notice.tsx";
import { EditorNotice } from "./editor-notice.tsx";
import { RestoredNotice } from "./restored-notice.tsx";
import type { usePublish } from "./use-publish.ts";

interface EditorNoticesProps {
  memberId: string;
  content: Content | undefined;
  here: string;
  draft: DraftInHand;
  publishing: ReturnType<typeof usePublish>;
}

/** Below the bar: how the last publish ended, what came back from this device, and who was faster. */
export function EditorNotices({ memberId, content, here, draft, publishing }: EditorNoticesProps) {
  const { notice, setNotice, publish, isBusy } = publishing;
  const { restored } = draft;
  const isOutrun = restored?.version !== undefined && restored.version !== content?.sys.version;
  const theirs =
    notice?.kind === "conflict" ? notice.theirs : isOutrun && notice === undefined ? content : undefined;
  return (
    <div className="editor-notices">
      {notice !== undefined && notice.kind !== "conflict" && (
        <EditorNotice
          notice={notice}
          here={here}
          isNew={content === undefined}
          isKept={draft.kept.state !== "refused"}
          onAgain={() => void publish()}
        />
      )}
      {theirs !== undefined && (
        <ConflictNotice
          theirs={theirs}
          memberId={memberId}
          isBusy={isBusy}
          onPublishMine={() => void publish(theirs)}
          onGoOn={() => setNotice(undefined)}
        />
      )}
      {restored !== undefined && <RestoredNotice draft={restored} onDiscard={draft.discard} />}
    </div>
  );
}
