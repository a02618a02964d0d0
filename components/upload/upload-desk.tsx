import { useEffect } from "react";
import { useUploads, wakeUploads } from "#lib/browser/uploading/uploads.ts";
import { DropOverlay } from "./drop-overlay.tsx";
import { UploadTray } from "./upload-tray.tsx";

/** What uploads show, in one piece; what an earlier page has left goes on. */
export function UploadDesk({ isOver, memberId }: { isOver: boolean; memberId: string }) {
  const uploads = useUploads().filter(({ isLeft }) => isLeft !== true);
  useEffect(() => wakeUploads(memberId), [memberId]);
  return (
    <>
      <UploadTray uploads={uploads} />
      {isOver && <DropOverlay />}
    </>
  );
}
