import { CircleCheck, TriangleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Time } from "#components/ui/time.tsx";
import type { SaveState } from "#lib/browser/drafts/draft-state.ts";

interface SaveStatusProps {
  saveState: SaveState;
  isNew: boolean;
  /** Two lines, for the bar of a phone. */
  isShort?: boolean;
}

/** "Draft saved on this device · 10:42". */
export function SaveStatus({ saveState, isNew, isShort = false }: SaveStatusProps) {
  const t = useTranslations("editor");
  if (saveState.state === "refused") {
    return (
      <span className="editor-saved" data-tone="warning">
        <TriangleAlert size={16} />
        <span>{t(isShort ? "keepRefusedShort" : "keepRefused")}</span>
      </span>
    );
  }
  if (saveState.state !== "saved") {
    const words = saveState.state === "saving" ? "saving" : isNew ? "noDraft" : "noChanges";
    return <span className="editor-saved">{t(words)}</span>;
  }
  return (
    <span className="editor-saved" data-tone="success" {...(isShort && { "data-short": "" })}>
      <CircleCheck size={16} />
      <span>
        {t(isShort ? "savedShort" : "savedAt")} <Time at={saveState.at.toISOString()} form="short" />
      </span>
    </span>
  );
}

/** Tells a screen reader when the device refuses to save, and when it saves again. */
export function SaveAnnouncement({ saveState: { state } }: Pick<SaveStatusProps, "saveState">) {
  const t = useTranslations("editor");
  const [announced, setAnnounced] = useState<Announcement>();
  const next = nextAnnouncement(announced, state);
  if (next !== announced) setAnnounced(next);
  return (
    <p role="status" className="sr-only">
      {next === "refused" && t("keepRefused")}
      {next === "again" && t("savedAt")}
    </p>
  );
}

/** `again`: the device saves again after a refusal. */
export type Announcement = "refused" | "again" | undefined;

/** Another attempt to save is not announced. */
export function nextAnnouncement(announced: Announcement, state: SaveState["state"]): Announcement {
  if (state === "refused") return "refused";
  if (state === "nothing") return undefined;
  return state === "saved" && announced === "refused" ? "again" : announced;
}
