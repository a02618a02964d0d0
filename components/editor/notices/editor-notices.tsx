import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useRef } from "react";
import { newDraftId } from "#lib/browser/drafts/draft.ts";
import { offerToGuard } from "#lib/browser/way-out.ts";
import { paths } from "#lib/paths.ts";
import type { Desk } from "../desk.ts";
import type { usePublish } from "../use-publish.ts";
import { AsideNotice } from "./aside-notice.tsx";
import { EditorNotice } from "./editor-notice.tsx";
import { RestoredNotice } from "./restored-notice.tsx";
import { TabNotice } from "./tab-notice.tsx";

interface EditorNoticesProps {
  desk: Desk;
  /** Another version was published meanwhile. */
  conflict: ReactNode;
  publishing: ReturnType<typeof usePublish>;
  /** Keeps the place of a draft that comes back, until it is known whether there is one. */
  room: ReactNode;
}

/** Below the bar: which tab writes, how the last publish ended, who was faster, and what came back from this device. */
export function EditorNotices({ desk, conflict, publishing, room }: EditorNoticesProps) {
  const { notice, publish } = publishing;
  const { draft } = desk;
  const { restored, editedIn, isOpen } = draft;
  const isHere = editedIn !== "otherTab";
  const another = useAnother(desk);
  const ref = useRef<HTMLDivElement>(null);
  const isEmpty = isOpen && restored === undefined;
  useEffect(() => {
    if (isEmpty) ref.current?.removeAttribute("data-room");
  }, [isEmpty]);
  return (
    <div ref={ref} className="editor-notices" suppressHydrationWarning>
      <TabNotice editedIn={editedIn} onTakeOver={draft.takeOver} />
      {notice !== undefined && (
        <EditorNotice notice={notice} desk={desk} onAgain={() => void publish()} onGo={desk.onGo} />
      )}
      {isHere && conflict}
      {restored !== undefined && isHere && (
        <>
          <RestoredNotice draft={restored} onDiscard={draft.discard} onAnother={another} />
          <AsideNotice draft={restored} />
        </>
      )}
      {room}
    </div>
  );
}

/** From a draft of something new to another one; that of an item is the only one. */
function useAnother({ target, type }: Desk): (() => void) | undefined {
  const router = useRouter();
  if (target.contentId !== undefined) return undefined;
  return () => {
    const begin = () => router.push(paths.newContent(type.id, { draft: newDraftId() }));
    if (!offerToGuard(begin)) begin();
  };
}
