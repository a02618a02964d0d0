import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { CrossButton } from "#components/ui/cross-button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import type { LeftOut } from "./writing.ts";

interface RichNoticeProps {
  hasFailed: boolean;
  onRetry: () => void;
  leftOut: LeftOut | undefined;
  onSeen: () => void;
}

const line = "mx-2 mb-2 flex items-center gap-2 rounded-3 bg-sunken py-1.5 ps-3 pe-1.5";

/** The editor failed to load, or something pasted was left out. */
export function RichNotice({ hasFailed, onRetry, leftOut, onSeen }: RichNoticeProps) {
  const t = useTranslations("richText");
  return (
    <div role="status" className="text-13 text-ink-2">
      {hasFailed && (
        <p className={line}>
          <Icon name="circle-exclamation-point" className="flex-none" size={16} />
          <span className="flex-1">{t("failed")}</span>
          <Button size="small" onClick={onRetry}>
            {t("tryAgain")}
          </Button>
        </p>
      )}
      {leftOut !== undefined && (
        <p className={line}>
          <Icon name="info" className="flex-none" size={16} />
          <span className="flex-1">{t(leftOut === "files" ? "filesLeftOut" : "picturesLeftOut")}</span>
          <CrossButton label={t("close")} onClick={onSeen} />
        </p>
      )}
    </div>
  );
}
