import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { classNames } from "#components/ui/class-names.ts";
import { Icon } from "#components/ui/icon.tsx";
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
      <Status
        isShort={isShort}
        tone="text-warning"
        icon={<Icon name="triangle-exclamation-point" size={16} />}
      >
        {t(isShort ? "keepRefusedShort" : "keepRefused")}
      </Status>
    );
  }
  if (saveState.state !== "saved") {
    const words = saveState.state === "saving" ? "saving" : isNew ? "noDraft" : "noChanges";
    return <Status isShort={isShort}>{t(words)}</Status>;
  }
  const time = <Time at={saveState.at.toISOString()} form="short" />;
  return (
    <Status isShort={isShort} icon={<Icon name="circle-check" className="text-success" size={16} />}>
      {t(isShort ? "savedShort" : "savedAt")}{" "}
      {isShort ? <span className="block text-ink-3">{time}</span> : <>· {time}</>}
    </Status>
  );
}

interface StatusProps {
  isShort: boolean;
  tone?: string;
  icon?: ReactNode;
  children: ReactNode;
}

function Status({ isShort, tone = "text-ink-2", icon, children }: StatusProps) {
  return (
    <span
      className={classNames(
        "flex items-center gap-2 text-13 tabular-nums *:[svg]:flex-none",
        isShort ? "min-w-0 flex-[1_1_6rem] leading-4.5 wrap-anywhere" : "flex-none whitespace-nowrap",
        tone,
      )}
      data-part="save-status"
    >
      {icon}
      <span>{children}</span>
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
