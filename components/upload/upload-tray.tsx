import { cva } from "class-variance-authority";
import { useTranslations } from "next-intl";
import { type FocusEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { Button } from "#components/ui/button.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { Icon } from "#components/ui/icon.tsx";
import type { Upload } from "#lib/browser/uploading/upload.ts";
import { useUploadSlot } from "#lib/browser/uploading/upload-slot.ts";
import { uploads as commands, restoreUploadsOf, useUploads } from "#lib/browser/uploading/uploads.ts";
import { ProgressBar } from "./progress-bar.tsx";
import { canContinue, totalOf, trayOrder } from "./tray-total.ts";
import { UploadRow } from "./upload-row.tsx";
import { timeWords } from "./upload-words.ts";

interface UploadTrayProps {
  /** Whether files are dragged over the page. */
  isOver: boolean;
  memberId: string;
}

const tray = cva("flex flex-col forced-colors:border print:hidden", {
  variants: {
    place: {
      page: [
        "fixed end-7 bottom-7 z-panel max-h-[min(26rem,70dvh)] w-98 animate-rise overflow-hidden rounded-4",
        "bg-raised shadow-2 tablet:in-[body:has([data-pager])]:bottom-19",
        "max-tablet:inset-x-2 max-tablet:bottom-[calc(4.75rem+env(safe-area-inset-bottom))] max-tablet:w-auto",
        // The editor has a taller bar.
        "max-tablet:peer-data-[layout=editor]/layout:bottom-[calc(5.25rem+env(safe-area-inset-bottom))]",
      ],
      home: "",
      dialog: "max-h-[min(12rem,30dvh)] overflow-hidden rounded-4 bg-raised inset-ring inset-ring-line",
    },
  },
});

/** The uploads of this tab: on the home page and in dialogs in their slot, otherwise over the page. */
export function UploadTray({ isOver, memberId }: UploadTrayProps) {
  const t = useTranslations("upload");
  const uploads = useUploads().filter(({ isHidden }) => isHidden !== true);
  const [isFolded, setFolded] = useState(false);
  const slot = useUploadSlot();
  const total = totalOf(uploads);
  const focus = useTrayFocus();
  useEffect(() => restoreUploadsOf(memberId), [memberId]);
  const place = slot === null ? "page" : slot.closest("dialog") === null ? "home" : "dialog";
  const content = (
    <>
      <p className="sr-only" role="status">
        {uploads.length > 0 && <Announcement {...total} />}
      </p>
      {uploads.length > 0 && (
        <section
          className={tray({ place })}
          aria-label={t("tray")}
          data-upload-tray=""
          data-folded={isFolded || undefined}
          {...focus}
        >
          <TrayHead
            isAtHome={place === "home"}
            uploads={uploads}
            isFolded={isFolded}
            onFold={() => setFolded(!isFolded)}
          />
          {total.going + total.stopped > 0 && (
            <ProgressBar size="thin" max={1} value={total.part} aria-label={t("all")} />
          )}
          {!isFolded && (
            <ul className="overflow-y-auto overscroll-contain max-tablet:max-h-34">
              {trayOrder(uploads).map((upload) => (
                <UploadRow key={upload.id} upload={upload} className={place === "home" ? "" : "ps-4 pe-2"} />
              ))}
            </ul>
          )}
        </section>
      )}
    </>
  );
  return (
    <>
      {slot === null ? content : createPortal(content, slot)}
      {isOver && (
        <div className="pointer-events-none fixed inset-0 z-drop-zone grid animate-appear place-items-center bg-scrim p-4">
          <div
            className={classNames(
              "grid justify-items-center gap-1 rounded-5 bg-raised px-12 py-8 text-center shadow-3",
              "outline-2 -outline-offset-12 outline-accent outline-dashed forced-colors:border",
            )}
          >
            <Icon name="upload" className="mb-2 text-accent" size={32} strokeWidth={1.5} />
            <p className="text-20 font-semibold">{t("dropTitle")}</p>
            <p className="text-15 text-ink-2">{t("dropText")}</p>
          </div>
        </div>
      )}
    </>
  );
}

const idsOf = (uploads: readonly Upload[]) => uploads.map(({ id }) => id);

interface TrayHeadProps {
  isAtHome: boolean;
  uploads: readonly Upload[];
  isFolded: boolean;
  onFold: () => void;
}

function TrayHead({ isAtHome, uploads, isFolded, onFold }: TrayHeadProps) {
  const t = useTranslations("upload");
  const { going, stopped, failed, secondsLeft } = totalOf(uploads);
  const pausable = uploads.filter(
    ({ canPause, state }) => canPause && (state === "sending" || state === "waiting"),
  );
  const halted = uploads.filter(canContinue);
  const isGoing = pausable.length > 0;
  return (
    <header className={classNames("flex items-center gap-2", isAtHome ? "mb-1" : "py-2.5 ps-4 pe-2")}>
      <h2
        className={classNames(
          "font-semibold whitespace-nowrap",
          isAtHome ? "text-16 tracking-[-0.006em]" : "text-14",
        )}
      >
        {going > 0 && t("uploading", { count: going })}
        {going === 0 && stopped > 0 && t("stopped", { count: stopped })}
        {going + stopped === 0 && (failed > 0 ? t("failed", { count: failed }) : t("done"))}
      </h2>
      <span
        className={classNames(
          "min-w-0 flex-1 truncate text-13 text-ink-3 tabular-nums",
          isAtHome && "text-end",
        )}
      >
        {secondsLeft !== undefined && t("aboutLeft", { time: timeWords(secondsLeft, t) })}
      </span>
      {(isGoing || halted.length > 0) && (
        <Button
          variant="quiet"
          size="small"
          iconOnly
          aria-label={t(isGoing ? "pauseAll" : "resumeAll")}
          icon={isGoing ? <Icon name="pause" /> : <Icon name="play" />}
          onClick={() => (isGoing ? commands.pause(...idsOf(pausable)) : commands.retry(...idsOf(halted)))}
        />
      )}
      <Button
        variant="quiet"
        size="small"
        iconOnly
        aria-label={t(isFolded ? "expand" : "minimise")}
        aria-expanded={!isFolded}
        icon={isFolded ? <Icon name="chevron-up" /> : <Icon name="chevron-down" />}
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
      ? row.querySelector<HTMLElement>("[data-upload-acts] button:last-of-type")
      : null;
    const next = inRow ?? document.querySelector<HTMLElement>("[data-upload-tray] header [aria-expanded]");
    if (next === null) focusTitle();
    else next.focus({ preventScroll: true });
  });
  return {
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      focused.current = { element: target, row: target.closest("li") };
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
