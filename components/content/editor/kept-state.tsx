"use client";

import { CircleCheck, TriangleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import { Time } from "#components/ui/time.tsx";
import type { KeptState } from "#lib/browser/draft-keeper.ts";

interface KeptLineProps {
  kept: KeptState;
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
