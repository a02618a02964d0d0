import { CircleCheck, TriangleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Time } from "#components/ui/time.tsx";
import type { SaveState } from "#lib/browser/drafts/draft-state.ts";
import { type KeptNews, keptNews } from "./notices/kept-news.ts";

interface KeptLineProps {
  kept: SaveState;
  isNew: boolean;
  /** Two lines, for the bar of a phone. */
  isShort?: boolean;
}

/** Where the writing stands on this device: "Draft saved on this device · 10:42". */
export function KeptLine({ kept, isNew, isShort = false }: KeptLineProps) {
  const t = useTranslations("editor");
  if (kept.state === "refused") {
    return (
      <span className="editor-saved" data-tone="warning">
        <TriangleAlert size={16} strokeWidth={1.75} aria-hidden="true" />
        <span>{t(isShort ? "keepRefusedShort" : "keepRefused")}</span>
      </span>
    );
  }
  if (kept.state !== "saved") {
    const words = kept.state === "saving" ? "saving" : isNew ? "noDraft" : "noChanges";
    return <span className="editor-saved">{t(words)}</span>;
  }
  return (
    <span className="editor-saved" data-tone="success" {...(isShort && { "data-short": "" })}>
      <CircleCheck size={16} strokeWidth={1.75} aria-hidden="true" />
      <span>
        {t(isShort ? "savedShort" : "savedAt")} <Time at={kept.at.toISOString()} form="short" />
      </span>
    </span>
  );
}

/** Tells a screen reader when the device does not keep what is typed, and when it does again: all else goes without saying. */
export function KeptSaid({ kept: { state } }: Pick<KeptLineProps, "kept">) {
  const t = useTranslations("editor");
  const [said, setSaid] = useState<KeptNews>();
  const news = keptNews(said, state);
  if (news !== said) setSaid(news);
  return (
    <p role="status" className="sr-only">
      {news === "refused" && t("keepRefused")}
      {news === "again" && t("savedAt")}
    </p>
  );
}
