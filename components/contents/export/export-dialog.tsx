import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";
import { Banner } from "#components/ui/banner.tsx";
import { Button } from "#components/ui/button.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { Dialog, DialogActions, DialogText, focusFirst } from "#components/ui/dialog.tsx";
import { useSearchedSince } from "#components/ui/use-searched-since.ts";
import type { ExportStep } from "#lib/browser/export/export-run.ts";
import { totalWords } from "#lib/collection/total-words.ts";
import { problemKind } from "#lib/content/space-problem.ts";
import type { Content } from "#lib/space/content.ts";
import type { ViewProps } from "../list-context.ts";
import type { ExportFormat } from "./export-writer.ts";
import { useExport } from "./use-export.ts";

interface ExportDialogProps extends ViewProps {
  total: number | undefined;
  /** Only items created since then were searched by the view; undefined for all. */
  since: string | undefined;
  /** The selected items; undefined for the whole view. */
  contents: readonly Content[] | undefined;
  isOpen: boolean;
  close: () => void;
}

const formats: readonly ExportFormat[] = ["csv", "json"];

const formatClass = classNames(
  "flex cursor-pointer items-center gap-3 rounded-4 px-3.5 py-3 inset-ring inset-ring-line-strong",
  "has-checked:bg-accent-tint has-checked:inset-ring-[1.5px] has-checked:inset-ring-accent forced-colors:border",
  "forced-colors:has-checked:outline-selected",
);

const progressClass = classNames(
  "h-1 w-full appearance-none overflow-hidden rounded-[2px] bg-line-strong",
  "[&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line-strong",
  "[&::-webkit-progress-value]:bg-accent",
);

/** Exports all pages of the view, or the selection, to a file: format, progress and errors. */
export function ExportDialog(props: ExportDialogProps) {
  const { subject, view, total, since, contents, isOpen, close } = props;
  const t = useTranslations("listTools.export");
  const [kind, setKind] = useState<ExportFormat>("csv");
  const { state, begin, again, keep, cancel } = useExport({ subject, view, contents });
  const format = useFormatter();
  const count = contents?.length ?? total ?? 0;
  const exportedSince = state.kind === "idle" ? undefined : state.since;
  const reach = useSearchedSince(contents === undefined ? (exportedSince ?? since) : undefined);
  const isIdle = state.kind === "idle" || state.kind === "done";
  const leave = () => {
    cancel();
    close();
  };
  return (
    <Dialog
      open={isOpen}
      onClose={leave}
      title={t("title", { count, shown: totalWords(count, format.number) })}
    >
      {isIdle ? (
        <>
          <DialogText>{t("text")}</DialogText>
          {reach && <DialogText>{reach}</DialogText>}
          <fieldset className="mt-4 grid gap-2">
            <legend className="sr-only">{t("format")}</legend>
            {formats.map((each) => (
              <label key={each} className={formatClass}>
                <input
                  type="radio"
                  className="size-4.5 flex-none accent-accent"
                  name="export-format"
                  checked={kind === each}
                  onChange={() => setKind(each)}
                />
                <span>
                  <b className="block font-semibold">{t(`${each}.name`)}</b>
                  <small className="block text-13 text-ink-3">{t(`${each}.text`)}</small>
                </span>
              </label>
            ))}
          </fieldset>
        </>
      ) : (
        <ExportProgress state={state} />
      )}
      {state.kind === "done" && (
        <p className="mt-4 font-medium text-success" role="status">
          {t("done", { count: state.done })}
        </p>
      )}
      {state.kind === "done" && state.leftOut > 0 && (
        <div className="mt-4">
          <Banner tone="warning" role="status">
            {t("leftOut", { count: state.leftOut })}
          </Banner>
        </div>
      )}
      <DialogActions>
        <Button ref={focusFirst} onClick={leave}>
          {t(state.kind === "done" ? "close" : "cancel")}
        </Button>
        {isIdle && (
          <Button variant="primary" onClick={() => begin(kind)}>
            {t("button")}
          </Button>
        )}
        {state.kind === "stopped" && (
          <>
            {state.done > 0 && <Button onClick={keep}>{t("keep", { count: state.done })}</Button>}
            <Button variant="primary" onClick={again}>
              {t("again")}
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  );
}

function reasonOf(code: string) {
  if (code === "Device") return "device";
  const kind = problemKind(code, ["unreachable", "refused", "otherMember", "pageGone"]);
  return kind === "pageGone" ? "changed" : kind;
}

/** Progress, and why the export is waiting or has stopped. */
function ExportProgress({ state }: { state: ExportStep }) {
  const t = useTranslations("listTools.export");
  const format = useFormatter();
  const reason = state.kind === "stopped" ? reasonOf(state.code) : undefined;
  return (
    <div className="mt-4 grid gap-2 text-ink-2 tabular-nums">
      <progress
        className={progressClass}
        max={Math.max(state.total, 1)}
        value={state.done}
        aria-label={t("progress")}
      />
      <p role="status">
        {t("step", { done: format.number(state.done), total: totalWords(state.total, format.number) })}
        {state.kind === "waiting" && ` ${t("waiting")}`}
      </p>
      {state.kind === "signedOut" && <Banner tone="warning">{t("signedOut")}</Banner>}
      {reason !== undefined && (
        <Banner tone="danger" role="alert">
          {t(`stopped.${reason}`)}
        </Banner>
      )}
    </div>
  );
}
