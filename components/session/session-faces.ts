import { SessionDialog } from "./session-dialog.tsx";
import { SessionNotice } from "./session-notice.tsx";

/** What a page needs once there is something to say of its session, and not before. */
export const sessionFaces = { Dialog: SessionDialog, Notice: SessionNotice };

export type SessionFaces = typeof sessionFaces;
