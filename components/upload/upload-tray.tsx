import { ChevronDown, ChevronUp, Pause, Play } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { createPortal } from "react-dom";
import { Button } from "#components/ui/button.tsx";
import type { UploadShown } from "#lib/browser/uploading/upload-shown.ts";
import { useUploadSlot } from "#lib/browser/uploading/upload-slot.ts";
import { uploads as acts } from "#lib/browser/uploading/uploads.ts";
import { mayGoOn, totalOf, trayOrder } from "./tray-total.ts";
import { UploadRow } from "./upload-row.tsx";
import { timeWords } from "./upload-words.ts";
import { useTrayFocus } from "./use-tray-focus.ts";

const look = { size: 18, strokeWidth: 1.75, "aria-hidden": true } as const;

/** All that is on its way in this tab, in its place at home or in a dialog and else over the page: how far, how long still, and what can be done about each. */
export function UploadTray({ uploads }: { uploads: readonly UploadShown[] }) {
  const t = useTranslations("upload");
  const [isFolded, setFolded] = useState(false);
  const slot = useUploadSlot();
  const total = totalOf(uploads);
  const focus = useTrayFocus();
  const tray = (
    <>
      <p className="sr-only" role="status">
        {uploads.length > 0 && <Said {...total} />}
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
  return slot === null ? tray : createPortal(tray, slot);
}

const idsOf = (uploads: readonly UploadShown[]) => uploads.map(({ id }) => id);

interface TrayHeadProps {
  uploads: readonly UploadShown[];
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
          icon={isGoing ? <Pause {...look} /> : <Play {...look} />}
          onClick={() => (isGoing ? acts.pause(...idsOf(pausable)) : acts.retry(...idsOf(halted)))}
        />
      )}
      <Button
        variant="quiet"
        size="small"
        iconOnly
        aria-label={t(isFolded ? "unfold" : "fold")}
        aria-expanded={!isFolded}
        icon={isFolded ? <ChevronUp {...look} /> : <ChevronDown {...look} />}
        onClick={onFold}
      />
    </header>
  );
}

/** Said once where things begin, stop or end: how far each file is can be looked up. */
function Said({ going, failed }: { going: number; failed: number }) {
  const t = useTranslations("upload");
  if (failed > 0) return t("saidFailed", { count: failed });
  return t(going > 0 ? "saidBusy" : "saidDone");
}
