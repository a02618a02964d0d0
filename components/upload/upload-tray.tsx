import { ChevronDown, ChevronUp, Pause, Play, UploadIcon } from "lucide-react";
import { useTranslations } from "next-intl";
import { type FocusEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { Button } from "#components/ui/button.tsx";
import type { Upload } from "#lib/browser/uploading/upload.ts";
import { useUploadSlot } from "#lib/browser/uploading/upload-slot.ts";
import { uploads as commands, restoreUploadsOf, useUploads } from "#lib/browser/uploading/uploads.ts";
import { mayGoOn, totalOf, trayOrder } from "./tray-total.ts";
import { UploadRow } from "./upload-row.tsx";
import { timeWords } from "./upload-words.ts";

interface UploadTrayProps {
  /** Whether files are dragged over the page. */
  isOver: boolean;
  memberId: string;
}

/** The uploads of this tab: on the home page and in dialogs in their slot, otherwise over the page. */
export function UploadTray({ isOver, memberId }: UploadTrayProps) {
  const t = useTranslations("upload");
  const uploads = useUploads().filter(({ isHidden }) => isHidden !== true);
  const [isFolded, setFolded] = useState(false);
  const slot = useUploadSlot();
  const total = totalOf(uploads);
  const focus = useTrayFocus();
  useEffect(() => restoreUploadsOf(memberId), [memberId]);
  const tray = (
    <>
      <p className="sr-only" role="status">
        {uploads.length > 0 && <Announcement {...total} />}
      </p>
      {uploads.length > 0 && (
        <section
          className="upload-tray"
          aria-label={t("tray")}
          data-folded={isFolded || undefined}
          {...focus}
        >
          <TrayHead uploads={uploads} isFolded={isFolded} onFold={() => setFolded(!isFolded)} />
          {total.going + total.stopped > 0 && (
            <progress className="upload-total" max={1} value={total.part} aria-label={t("all")} />
          )}
          {!isFolded && (
            <ul>
              {trayOrder(uploads).map((upload) => (
                <UploadRow key={upload.id} upload={upload} />
              ))}
            </ul>
          )}
        </section>
      )}
    </>
  );
  return (
    <>
      {slot === null ? tray : createPortal(tray, slot)}
      {isOver && (
        <div className="drop-overlay">
          <div className="drop-overlay-sheet">
            <UploadIcon size={32} strokeWidth={1.5} />
            <p className="drop-overlay-title">{t("dropTitle")}</p>
            <p className="drop-overlay-text">{t("dropText")}</p>
          </div>
        </div>
      )}
    </>
  );
}

const idsOf = (uploads: readonly Upload[]) => uploads.map(({ id }) => id);

interface TrayHeadProps {
  uploads: readonly Upload[];
  isFolded: boolean;
  onFold: () => void;
}

function TrayHead({ uploads, isFolded, onFold }: TrayHeadProps) {
  const t = useTranslations("upload");
  const { going, stopped, failed, secondsLeft } = totalOf(uploads);
  const pausable = uploads.filter(
    ({ canPause, state }) => canPause && (state === "sending" || state === "waiting"),
  );
  const halted = uploads.filter(mayGoOn);
  const isGoing = pausable.length > 0;
  return (
    <header>
      <h2>
        {going > 0 && t("uploading", { count: going })}
        {going === 0 && stopped > 0 && t("stopped", { count: stopped })}
        {going + stopped === 0 && (failed > 0 ? t("failed", { count: failed }) : t("done"))}
      </h2>
      <span className="upload-left">
        {secondsLeft !== undefined && t("aboutLeft", { time: timeWords(secondsLeft, t) })}
      </span>
      {(isGoing || halted.length > 0) && (
        <Button
          variant="quiet"
          size="small"
          iconOnly
          aria-label={t(isGoing ? "pauseAll" : "resumeAll")}
          icon={isGoing ? <Pause /> : <Play />}
          onClick={() => (isGoing ? commands.pause(...idsOf(pausable)) : commands.retry(...idsOf(halted)))}
        />
      )}
      <Button
        variant="quiet"
        size="small"
        iconOnly
        aria-label={t(isFolded ? "unfold" : "fold")}
        aria-expanded={!isFolded}
        icon={isFolded ? <ChevronUp /> : <ChevronDown />}
        onClick={onFold}
      />
    </header>
  );
}

/** For screen readers, when uploads begin, stop or end. */
function Announcement({ going, failed }: { going: number; failed: number }) {
  const t = useTranslations("upload");
  if (failed > 0) return t("saidFailed", { count: failed });
  return t(going > 0 ? "saidBusy" : "saidDone");
}

/** Moves the focus to the nearest control when a change of state removes the focused one. */
function useTrayFocus() {
  const focused = useRef<{ element: HTMLElement; row: Element | null }>(undefined);
  useLayoutEffect(() => {
    const { element, row } = focused.current ?? {};
    // React reports no blur when it removes an element.
    if (element === undefined || element.isConnected || document.activeElement !== document.body) return;
    focused.current = undefined;
    const inRow = row?.isConnected
      ? row.querySelector<HTMLElement>(".upload-acts button:last-of-type")
      : null;
    const next = inRow ?? document.querySelector<HTMLElement>(".upload-tray header [aria-expanded]");
    if (next === null) focusTitle();
    else next.focus({ preventScroll: true });
  });
  return {
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      focused.current = { element: target, row: target.closest(".upload-row") };
    },
    onBlur: () => {
      focused.current = undefined;
    },
  };
}

function focusTitle(): void {
  // Beneath a dialog nothing can be focused.
  const inDialog = document.querySelector<HTMLElement>("dialog:modal h2");
  const title = inDialog ?? document.querySelector<HTMLElement>("main h1");
  if (title === null) return;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
}
