import { Upload } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { useUploads, wakeUploads } from "#lib/browser/uploading/uploads.ts";
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

/** Over the whole page while files hover above it. */
function DropOverlay() {
  const t = useTranslations("upload");
  return (
    <div className="drop-overlay">
      <div className="drop-overlay-sheet">
        <Upload size={32} strokeWidth={1.5} aria-hidden="true" />
        <p className="drop-overlay-title">{t("dropTitle")}</p>
        <p className="drop-overlay-text">{t("dropText")}</p>
      </div>
    </div>
  );
}
