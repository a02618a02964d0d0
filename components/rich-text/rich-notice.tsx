import { CircleAlert, Info, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import type { LeftOut } from "./writing.ts";

interface RichNoticeProps {
  hasFailed: boolean;
  onRetry: () => void;
  leftOut: LeftOut | undefined;
  onSeen: () => void;
}

/** The editor failed to load, or something pasted was left out. */
export function RichNotice({ hasFailed, onRetry, leftOut, onSeen }: RichNoticeProps) {
  const t = useTranslations("richText");
  return (
    <div role="status" className="rich-notice">
      {hasFailed && (
        <p>
          <CircleAlert size={16} />
          <span>{t("failed")}</span>
          <Button size="small" onClick={onRetry}>
            {t("tryAgain")}
          </Button>
        </p>
      )}
      {leftOut !== undefined && (
        <p>
          <Info size={16} />
          <span>{t(leftOut === "files" ? "filesLeftOut" : "picturesLeftOut")}</span>
          <Button
            size="small"
            variant="quiet"
            iconOnly
            aria-label={t("close")}
            icon={<X size={16} />}
            onClick={onSeen}
          />
        </p>
      )}
    </div>
  );
}
