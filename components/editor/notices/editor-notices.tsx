import { type ReactNode, useEffect, useRef } from "react";
import type { Desk } from "../desk.ts";
import { useAnother } from "../use-another.ts";
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
  const { restored, holding, isOpen } = draft;
  const isHere = holding !== "elsewhere";
  const another = useAnother(desk);
  const ref = useRef<HTMLDivElement>(null);
  const isEmpty = isOpen && restored === undefined;
  useEffect(() => {
    if (isEmpty) ref.current?.removeAttribute("data-room");
  }, [isEmpty]);
  return (
    <div ref={ref} className="editor-notices" suppressHydrationWarning>
      <TabNotice holding={holding} onTakeOver={draft.takeOver} />
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
