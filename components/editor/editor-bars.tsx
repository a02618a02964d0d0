import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useEditor, useForm } from "#components/fields/form-context.ts";
import { Badge } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { SegmentButton, Segmented } from "#components/ui/form/segmented.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Kbd } from "#components/ui/kbd.tsx";
import { Link } from "#components/ui/link.tsx";
import type { SaveState } from "#lib/browser/drafts/draft-state.ts";
import { keyNamesOf } from "#lib/browser/keys/key-names.ts";
import { useKeySettings } from "#lib/browser/keys/key-settings.ts";
import { oneLine } from "#lib/fields/clip-text.ts";
import { titleText } from "#lib/fields/form/form-slot.ts";
import { type ReferDisplay, targetName } from "#lib/fields/refer/display.ts";
import { targetKey } from "#lib/fields/refer/target-look.ts";
import { SaveStatus } from "./save-status.tsx";

/** A link or button with an arrow, at the start of a bar. */
export const backClass = "-ms-2 flex items-center gap-2 rounded-2 p-1 font-medium text-ink-2 hover:text-ink";

export interface BarProps {
  /** "Articles", "article". */
  labels: { many: string; one: string };
  /** Where the back link leads. */
  back: string;
  titleSlot: string;
  version: number | undefined;
  saveState: SaveState;
  isBusy: boolean;
  onPublish: () => void;
  onBack: () => void;
  /** Absent when there is nothing to discard. */
  onDiscard: (() => void) | undefined;
  isPreviewing: boolean;
  onPreview: () => void;
}

interface TopBarProps extends BarProps {
  /** Absent when one language is open. */
  columns: { isSideBySide: boolean; onSideBySide: (isSideBySide: boolean) => void } | undefined;
}

/** The bar above the form: location, state of the draft, and Publish. */
export function TopBar({ columns, ...bar }: TopBarProps) {
  const { labels, titleSlot, version, saveState, isBusy, onPublish } = bar;
  const t = useTranslations("editor");
  return (
    <header className="flex min-h-bar flex-none items-center gap-2 border-b border-line ps-5 pe-4 max-tablet:hidden">
      <BackLink bar={bar} className={classNames(backClass, "flex-none")}>
        <Icon name="arrow-left" className="text-ink-3" />
        <span className="max-desktop:hidden">{labels.many}</span>
      </BackLink>
      <span className="text-ink-3 max-desktop:hidden" aria-hidden="true">
        /
      </span>
      <EditorTitle titleSlot={titleSlot} />
      {version !== undefined && <Badge className="max-desktop:hidden">{t("version", { version })}</Badge>}
      <span className="flex-1" />
      <SaveStatus saveState={saveState} isNew={version === undefined} />
      <DiscardButton bar={bar} />
      {columns && (
        <Segmented label={t("languages")} className="ms-2 max-columns:hidden">
          <SegmentButton pressed={!columns.isSideBySide} onClick={() => columns.onSideBySide(false)}>
            {t("one")}
          </SegmentButton>
          <SegmentButton pressed={columns.isSideBySide} onClick={() => columns.onSideBySide(true)}>
            <Icon name="columns-2" size={16} />
            {t("sideBySide")}
          </SegmentButton>
        </Segmented>
      )}
      <PreviewButton bar={bar} />
      <Button
        className="ms-1"
        variant="primary"
        busy={isBusy}
        onClick={onPublish}
        aria-keyshortcuts="Control+S Meta+S"
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
    <header className="sticky top-0 z-bar flex min-h-13 items-center gap-1 bg-sheet px-4 tablet:hidden">
      <BackLink bar={bar} className="-ms-3 grid h-11 w-[min(2.75rem,13.75vw)] place-items-center rounded-3">
        <Icon name="arrow-left" size={22} />
      </BackLink>
      <h1 className="line-clamp-2 min-w-0 flex-1 text-16 wrap-anywhere">
        {t(version === undefined ? "titleNew" : "titleEdit", { type: labels.one })}
      </h1>
      <DiscardButton bar={bar} />
      <PreviewButton bar={bar} />
    </header>
  );
}

/** The bottom bar of a phone: state of the draft, and Publish. */
export function PhoneFoot({ version, saveState, isBusy, onPublish }: BarProps) {
  const t = useTranslations("editor");
  return (
    <footer className="fixed inset-x-0 bottom-0 z-bar flex flex-wrap items-center gap-2 border-t border-line bg-sheet px-4 pt-2 pb-[calc(0.75rem+env(safe-area-inset-bottom))] tablet:hidden">
      <SaveStatus saveState={saveState} isNew={version === undefined} isShort />
      <Button
        className="ms-auto max-tablet:px-6"
        variant="primary"
        size="large"
        busy={isBusy}
        onClick={onPublish}
      >
        {t("publish")}
      </Button>
    </footer>
  );
}

function DiscardButton({ bar: { onDiscard, isBusy } }: { bar: BarProps }) {
  const t = useTranslations("editor");
  if (onDiscard === undefined) return null;
  return (
    <Button
      variant="quiet"
      iconOnly
      icon={<Icon name="trash" size={16} />}
      aria-label={t("discard")}
      title={t("discard")}
      aria-disabled={isBusy}
      onClick={onDiscard}
    />
  );
}

/** Switches between form and preview. */
function PreviewButton({ bar: { isPreviewing, onPreview } }: { bar: BarProps }) {
  const t = useTranslations("editor");
  return (
    <Button
      className="ms-1 max-columns:w-control max-columns:max-w-[13.75vw] max-columns:px-0"
      icon={<Icon name="eye" size={16} />}
      aria-pressed={isPreviewing}
      onClick={onPreview}
      data-preview-button=""
    >
      <span className="max-columns:sr-only">{t("preview")}</span>
    </Button>
  );
}

const titleMax = 200;

function EditorTitle({ titleSlot }: { titleSlot: string }) {
  const t = useTranslations("editor");
  const { naming, looks } = useEditor();
  const refer = (display: ReferDisplay) =>
    targetName(display.kind === "closed" ? looks[targetKey({ sys: display })] : display);
  const title = useForm(({ slots, text }) =>
    oneLine(titleText(slots, titleSlot, text, { reading: naming, refer }), titleMax),
  );
  return (
    <h1
      className={classNames(
        "min-w-0 truncate text-14 [word-spacing:0.03em]",
        title === "" && "font-normal text-ink-3",
      )}
    >
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

/** The shortcut for Publish in the notation of this keyboard; unknown before hydration. */
function SaveKeys() {
  const { isMac } = useKeySettings();
  return isMac === undefined ? null : <Kbd>{keyNamesOf("mod+s", isMac).join(isMac ? "" : " ")}</Kbd>;
}
