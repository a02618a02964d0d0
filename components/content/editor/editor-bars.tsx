"use client";

import { ArrowLeft, Columns2 } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { Badge } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { SegmentButton, Segmented } from "#components/ui/segmented.tsx";
import type { KeptState } from "#lib/browser/draft-keeper.ts";
import { oneLine } from "#lib/content/clip-text.ts";
import { useForm } from "./editor-context.ts";
import { KeptLine } from "./kept-state.tsx";
import { SaveKeys } from "./save-keys.tsx";

export interface BarProps {
  /** "Articles", "article". */
  labels: { many: string; one: string };
  /** Where back leads. */
  back: string;
  titleSlot: string;
  version: number | undefined;
  kept: KeptState;
  isBusy: boolean;
  onPublish: () => void;
}

interface TopBarProps extends BarProps {
  /** Absent when there is one language alone. */
  columns: { isSideBySide: boolean; onSideBySide: (isSideBySide: boolean) => void } | undefined;
}

/** Above the writing: where one is, what is kept, and the one primary button at the end. */
export function TopBar({ labels, back, titleSlot, version, kept, isBusy, onPublish, columns }: TopBarProps) {
  const t = useTranslations("editor");
  return (
    <header className="editor-top">
      <Link href={back} className="editor-back" aria-label={backWords(t, labels, version)}>
        <ArrowLeft size={18} strokeWidth={1.75} aria-hidden="true" />
        <span>{labels.many}</span>
      </Link>
      <span className="editor-slash" aria-hidden="true">
        /
      </span>
      <EditorTitle titleSlot={titleSlot} />
      {version !== undefined && <Badge>{t("version", { version })}</Badge>}
      <span className="editor-grow" />
      <KeptLine kept={kept} isNew={version === undefined} />
      {columns && (
        <Segmented label={t("languages")} className="editor-columns">
          <SegmentButton pressed={!columns.isSideBySide} onClick={() => columns.onSideBySide(false)}>
            {t("one")}
          </SegmentButton>
          <SegmentButton pressed={columns.isSideBySide} onClick={() => columns.onSideBySide(true)}>
            <Columns2 size={16} strokeWidth={1.75} aria-hidden="true" />
            {t("sideBySide")}
          </SegmentButton>
        </Segmented>
      )}
      <Button variant="primary" busy={isBusy} onClick={onPublish} aria-keyshortcuts="Control+S Meta+S">
        {t("publish")}
        {!isBusy && <SaveKeys />}
      </Button>
    </header>
  );
}

export function PhoneTop({ labels, back, version }: BarProps) {
  const t = useTranslations("editor");
  return (
    <header className="editor-phone-top">
      <Link href={back} className="editor-phone-back" aria-label={backWords(t, labels, version)}>
        <ArrowLeft size={22} strokeWidth={1.75} aria-hidden="true" />
      </Link>
      <h1 className="editor-phone-title">
        {t(version === undefined ? "titleNew" : "titleEdit", { type: labels.one })}
      </h1>
    </header>
  );
}

/** At the thumb: what is kept, and the button. */
export function PhoneFoot({ version, kept, isBusy, onPublish }: BarProps) {
  const t = useTranslations("editor");
  return (
    <footer className="editor-foot">
      <KeptLine kept={kept} isNew={version === undefined} isShort />
      <Button variant="primary" size="large" busy={isBusy} onClick={onPublish}>
        {t("publish")}
      </Button>
    </footer>
  );
}

const titleMax = 200;

function EditorTitle({ titleSlot }: { titleSlot: string }) {
  const t = useTranslations("editor");
  const title = useForm((form) => oneLine(form.text(titleSlot), titleMax), titleSlot);
  return (
    <h1 className="editor-name" {...(title === "" && { "data-empty": "" })}>
      <bdi>{title === "" ? t("untitled") : title}</bdi>
    </h1>
  );
}

function backWords(
  t: ReturnType<typeof useTranslations<"editor">>,
  labels: BarProps["labels"],
  version: number | undefined,
): string {
  return version === undefined ? t("backToList", { list: labels.many }) : t("backToItem");
}
