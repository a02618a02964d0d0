import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { focusRow } from "#components/collection/delete-with-undo.ts";
import { toast } from "#components/ui/toast/toast-store.ts";
import { type BulkRun, createBulkRun } from "#lib/browser/bulk-edit/bulk-run.ts";
import {
  type BulkFailure,
  type BulkStop,
  type ChangedItem,
  changeItem,
  undoItem,
} from "#lib/browser/bulk-edit/bulk-steps.ts";
import { reloadContentLists } from "#lib/browser/publish/publish.ts";
import { rememberRefusal } from "#lib/browser/send/refusals.ts";
import { browserSend } from "#lib/browser/send/send.ts";
import { askBeforeLeaving } from "#lib/browser/uploading/upload-context.ts";
import { titleOf } from "#lib/fields/display.ts";
import type { BulkChange } from "#lib/fields/form/form-bulk.ts";
import type { Content } from "#lib/space/content.ts";
import { type ListSubject, useListStore } from "../list-context.ts";

interface NamedItem {
  id: string;
  title: string;
}

/** A change of many items, or its undo. */
export interface BulkJob {
  run: BulkRun<NamedItem, unknown, BulkFailure, BulkStop>;
  isUndo: boolean;
  /** Shows a toast with the number of changed items. */
  tell: () => void;
}

interface BulkEditOptions {
  subject: ListSubject;
  close: () => void;
  reopen: () => void;
}

const undoSeconds = 15;

/** Runs changes of many items, reports failures, and offers Undo for the rest. */
export function useBulkEdit({ subject, close, reopen }: BulkEditOptions) {
  const t = useTranslations("bulkEdit");
  const [job, setJob] = useState<BulkJob>();
  const { dialog } = useListStore();
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const { type, memberId, reading } = subject;
  const named = (item: Content) => ({ id: item.sys.id, title: titleOf(item, reading)?.text ?? "" });

  async function perform({ run }: BulkJob): Promise<void> {
    askBeforeLeaving(run, true);
    await run.start();
    askBeforeLeaving(run, false);
    reloadContentLists(type.id);
  }

  /** In the dialog, which stays open for failures. */
  async function performHere(next: BulkJob): Promise<void> {
    setJob(next);
    await perform(next);
    if (!isHere.current) next.tell();
    else if (isSettled(next)) leaveReport(next);
  }

  /** Without the dialog, which opens for failures unless the member has opened another one. */
  async function performBehind(next: BulkJob): Promise<void> {
    await perform(next);
    if (isSettled(next) || !isHere.current || dialog.get().isOpen) return next.tell();
    setJob(next);
    reopen();
  }

  function leaveReport({ run, tell }: BulkJob): void {
    setJob(undefined);
    close();
    if (run.now().done.length > 0) tell();
  }

  function undo(change: BulkChange, changed: readonly ChangedItem[]): void {
    const items = changed.map((each) => ({ ...named(each.after), changed: each }));
    const step = (item: (typeof items)[number]) => undoItem(browserSend, change, item.changed, memberId);
    const run = createBulkRun(items, step, defect);
    const tell = () => {
      const [count, total] = [run.now().done.length, items.length];
      if (count === 0) toast(t("undoFailed", { count: total }));
      else toast(count === total ? t("undone", { count }) : t("undoneOf", { count, total }));
    };
    void performBehind({ run, isUndo: true, tell });
  }

  function apply(change: BulkChange, contents: readonly Content[]): void {
    const items = contents.map((content) => ({ ...named(content), content }));
    const step = async (item: (typeof items)[number]) => {
      const outcome = await changeItem(browserSend, change, item.content, memberId);
      if (outcome.kind === "failed" && outcome.failure.kind === "forbidden")
        rememberRefusal("update", type.id);
      return outcome;
    };
    const run = createBulkRun(items, step, defect);
    const tell = () => {
      const { done, total } = run.now();
      const count = done.length;
      toast(isSettled({ run }) ? t("done", { count }) : t("doneOf", { count, total }), {
        seconds: undoSeconds,
        ...(count > 0 && { action: { label: t("undo"), run: () => undo(change, done) } }),
      });
      // The button that opened the dialog disappears if the items leave the list.
      setTimeout(() => focusRow(items[0]?.id));
    };
    void performHere({ run, isUndo: false, tell });
  }

  return {
    job,
    apply,
    again() {
      job?.run.retry();
      if (job !== undefined) void performHere(job);
    },
    /** Stops the current run, or closes the report. */
    leave() {
      if (job?.run.now().isRunning) job.run.cancel();
      else if (job !== undefined) leaveReport(job);
    },
  };
}

/** Whether there is nothing to report. */
function isSettled({ run }: Pick<BulkJob, "run">): boolean {
  const { failed, waiting, stop } = run.now();
  return failed.length === 0 && (waiting.length === 0 || stop === "cancelled");
}

function defect(error: unknown): BulkFailure {
  console.error(error);
  return { kind: "failed", message: "", requestId: undefined };
}
