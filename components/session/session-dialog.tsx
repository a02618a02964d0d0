import { EndedDialog } from "./ended-dialog.tsx";
import { OtherMemberDialog } from "./other-member-dialog.tsx";
import type { SessionFace } from "./session-face.ts";
import { useWriting } from "./use-writing.ts";

/** Over whatever is open: the session has ended, or is somebody else's by now. */
export function SessionDialog({ standing, isAside, onAside, mark, ways }: SessionFace) {
  const writing = useWriting(standing);
  if (standing.kind === "ended") {
    const { at } = standing;
    return <EndedDialog {...{ mark, ways, writing, at }} open={!isAside} onClose={() => onAside(true)} />;
  }
  // Without anything to lose the page goes by itself.
  if (standing.kind === "left" && writing !== undefined && !writing.isKept) {
    return <EndedDialog {...{ mark, ways, writing }} open />;
  }
  if (standing.kind === "other" && writing !== undefined) {
    return <OtherMemberDialog {...{ mark, ways }} isKept={writing.isKept} />;
  }
  return null;
}
