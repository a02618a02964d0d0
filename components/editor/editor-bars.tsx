import { ArrowLeft, Columns2 } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useForm } from "#components/fields/form-context.ts";
import { Badge } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { SegmentButton, Segmented } from "#components/ui/form/segmented.tsx";
import { Kbd } from "#components/ui/kbd.tsx";
import type { SaveState } from "#lib/browser/drafts/draft-state.ts";
import { keyNamesOf } from "#lib/browser/keys/key-names.ts";
import { useKeySettings } from "#lib/browser/keys/key-settings.ts";
import { oneLine } from "#lib/fields/clip-text.ts";
import { SaveStatus } from "./save-status.tsx";

export interface BarProps {
  /** "Articles", "article". */
  labels: { many: string; one: string };
  /** Where back leads. */
  back: string;
  titleSlot: string;
  version: number | undefined;
  saveState: SaveState;
  isBusy: boolean;
  onPublish: () => void;
  onBack: () => void;
}

interface TopBarProps extends BarProps {
  /** Absent when there is one language alone. */
  columns: { isSideBySide: boolean; onSideBySide: (isSideBySide: boolean) => void } | undefined;
}

/** Above the form: where the member is, the state of the draft, and the button that publishes. */
export function TopBar({ columns, ...bar }: TopBarProps) {
  const { labels, titleSlot, version, saveState, isBusy, onPublish } = bar;
  const t = useTranslations("editor");
  return (
    <header className="editor-top">
      <BackLink bar={bar} className="editor-back">
        <ArrowLeft />
        <span>{labels.many}</span>
      </BackLink>
      <span className="editor-slash" aria-hidden="true">
        /
      </span>
      <EditorTitle titleSlot={titleSlot} />
      {version !== undefined && <Badge>{t("version", { version })}</Badge>}
      <span className="editor-grow" />
      <SaveStatus saveState={saveState} isNew={version === undefined} />
      {columns && (
        <Segmented label={t("languages")} className="editor-columns">
          <SegmentButton pressed={!columns.isSideBySide} onClick={() => columns.onSideBySide(false)}>
            {t("one")}
          </SegmentButton>
          <SegmentButton pressed={columns.isSideBySide} onClick={() => columns.onSideBySide(true)}>
            <Columns2 size={16} />
            {t("sideBySide")}
          </SegmentButton>
        </Segmented>
      )}
      <Button
        className="ms-1"
        variant="primary"
        busy={isBusy}
        onClick={onPublish}
        aria-keyshortcuts="Control+S Meta+S"
        data-publish=""
      >
        {t("publish")}
        {!isBusy && <SaveKeys />}
      </Button>
    </header>
  );
}

export function PhoneTop(bar: BarProps) {
  const { labels, version } = bar;
  const t = useTranslations("editor");
  return (
    <header className="editor-phone-top">
      <BackLink bar={bar} className="editor-phone-back">
        <ArrowLeft size={22} />
      </BackLink>
      <h1 className="editor-phone-title">
        {t(version === undefined ? "titleNew" : "titleEdit", { type: labels.one })}
      </h1>
    </header>
  );
}

/** At the bottom of a phone: the state of the draft, and the button that publishes. */
export function PhoneFoot({ version, saveState, isBusy, onPublish }: BarProps) {
  const t = useTranslations("editor");
  return (
    <footer className="editor-foot">
      <SaveStatus saveState={saveState} isNew={version === undefined} isShort />
      <Button
        className="max-tablet:px-6"
        variant="primary"
        size="large"
        busy={isBusy}
        onClick={onPublish}
        data-publish=""
      >
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

interface BackLinkProps {
  bar: BarProps;
  className: string;
  children: ReactNode;
}

function BackLink({ bar: { labels, back, version, onBack }, className, children }: BackLinkProps) {
  const t = useTranslations("editor");
  return (
    <Link
      href={back}
      className={className}
      aria-label={t(version === undefined ? "backToList" : "backToItem", { list: labels.many })}
      onNavigate={(event) => {
        event.preventDefault();
        onBack();
      }}
    >
      {children}
    </Link>
  );
}

/** The keys that publish, as this keyboard names them; not known before the page runs here. */
function SaveKeys() {
  const { isMac } = useKeySettings();
  return isMac === undefined ? null : <Kbd>{keyNamesOf("mod+s", isMac).join(isMac ? "" : " ")}</Kbd>;
}
