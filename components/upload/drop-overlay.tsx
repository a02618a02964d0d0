import { Upload } from "lucide-react";
import { useTranslations } from "next-intl";

/** Over the whole page while files hover above it. */
export function DropOverlay() {
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
