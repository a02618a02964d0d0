import { DropOverlay } from "./drop-overlay.tsx";
import { UploadTray } from "./upload-tray.tsx";

/** What uploads show, in one piece. */
export const uploadFaces = { Tray: UploadTray, DropOverlay };

export type UploadFaces = typeof uploadFaces;
