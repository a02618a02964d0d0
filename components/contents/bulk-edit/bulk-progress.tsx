import { useTranslations } from "next-intl";
import { useSyncExternalStore } from "react";
import { ItemNames, ItemTitle } from "#components/collection/item-names.tsx";
import { useProblemSentence } from "#components/fields/form-context.ts";
import { Banner } from "#components/ui/banner.tsx";
import { Button, ButtonLink } from "#components/ui/button.tsx";
import { DialogActions, focusFirst } from "#components/ui/dialog.tsx";
import { ProgressBar } from "#components/upload/progress-bar.tsx";
import type { BulkFailure } from "#lib/browser/bulk-edit/bulk-steps.ts";
import { paths } from "#lib/paths.ts";
import type { BulkJob } from "./use-bulk-edit.ts";

interface BulkProgressProps {
  job: BulkJob;
  again: () => void;
  leave: () => void;
}

/** The progress of a change of many items; at the end, the items that didn't change, with reasons. */
export function BulkProgress({ job, again, leave }: BulkProgressProps) {
  const t = useTranslations("bulkEdit");
  const { run, isUndo } = job;
  const state = useSyncExternalStore(run.subscribe, run.now, run.now);
  const { isRunning, ended, total, failed, waiting, stop } = state;
  const isOver = failed.every(({ failure }) => isFinal(failure)) && waiting.length === 0;
  return (
    <>
      <div className="mt-4 grid gap-2 text-ink-2 tabular-nums">
        <ProgressBar max={total} value={ended} aria-label={t("progress")} />
        <p>{t(isRunning && stop ? "stopping" : "step", { done: ended, total })}</p>
      </div>
      {!isRunning && (
        <div className="mt-4 grid gap-3" role="alert">
          {stop !== undefined && stop !== "cancelled" && (
            <Banner tone="warning" action={stop === "sessionEnded" && <SignInBeside />}>
              {t(`stop.${stop}`)}
            </Banner>
          )}
          {failed.length > 0 && <FailedItems {...{ failed, isUndo }} />}
        </div>
      )}
      <DialogActions>
        {isRunning ? (
          <Button key="cancel" ref={focusFirst} aria-disabled={stop !== undefined} onClick={leave}>
            {t("cancel")}
          </Button>
        ) : (
          <>
            <Button key="close" ref={focusFirst} onClick={leave}>
              {t("close")}
            </Button>
            {!isOver && (
              <Button variant="primary" onClick={again}>
                {t("again")}
              </Button>
            )}
          </>
        )}
      </DialogActions>
    </>
  );
}

/** Opens a new tab: this one has the pending items and those that can be undone. */
function SignInBeside() {
  const t = useTranslations("bulkEdit");
  return (
    <ButtonLink
      size="small"
      href={paths.signIn({ returnTo: paths.signedIn() })}
      target="_blank"
      rel="noopener"
      prefetch={false}
    >
      {t("signIn")}
    </ButtonLink>
  );
}

/** Whether another attempt would fail too. */
function isFinal({ kind }: BulkFailure): boolean {
  return kind === "gone" || kind === "invalid" || kind === "changedSince";
}

interface FailedItemsProps {
  failed: readonly { item: { id: string; title: string }; failure: BulkFailure }[];
  isUndo: boolean;
}

function FailedItems({ failed, isUndo }: FailedItemsProps) {
  const t = useTranslations("bulkEdit");
  const reason = useReason();
  return (
    <Banner tone="danger">
      <p className="font-semibold">{t(isUndo ? "undoFailed" : "failed", { count: failed.length })}</p>
      <ItemNames className="mt-2">
        {failed.map(({ item: { id, title }, failure }) => (
          <li key={id}>
            <ItemTitle title={title} />: {reason(failure)}
          </li>
        ))}
      </ItemNames>
    </Banner>
  );
}

/** Why an item wasn't changed, as a sentence. */
export function useReason(): (failure: BulkFailure) => string {
  const t = useTranslations("bulkEdit.reason");
  const sentence = useProblemSentence();
  return (failure) => {
    if (failure.kind === "invalid") return sentence(failure.problem);
    if (failure.kind !== "refused") return t(failure.kind);
    const message = failure.details.flatMap((detail) => detail.message ?? []).join(" ");
    return message === "" ? t("refusedPlain") : t("refused", { message });
  };
}
