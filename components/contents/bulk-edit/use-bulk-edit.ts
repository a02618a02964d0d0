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
import type { BulkChange } from "#lib/fields/form/form-bulk.ts";
import { titleOf } from "#lib/fields/refer/names.ts";
import type { Content } from "#lib/space/content.ts";
import type { ListSubject } from "../list-context.ts";

interface NamedItem {
  id: string;
  title: string;
}

/** A change of many items, or its undo. */
export interface BulkJob {
  run: BulkRun<NamedItem, unknown, BulkFailure, BulkStop>;
  isUndo: boolean;
  /** After the dialog is closed. */
  onLeave: () => void;
}

interface BulkEditOptions {
  subject: ListSubject;
  close: () => void;
  reopen: () => void;
}

const undoSeconds = 15;

/** Runs changes of many items, reports what failed, and offers Undo for what didn't. */
export function useBulkEdit({ subject, close, reopen }: BulkEditOptions) {
  const t = useTranslations("bulkEdit");
  const [job, setJob] = useState<BulkJob>();
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const { type, memberId, reading } = subject;
  const named = (item: Content) => ({ id: item.sys.id, title: titleOf(item, reading)?.text ?? "" });

  async function begin(next: BulkJob): Promise<void> {
    await next.run.go();
    reloadContentLists(type.id);
    if (isSettled(next) || !isHere.current) return end(next);
    setJob(next);
    if (next.isUndo) reopen();
  }

  function end({ onLeave }: BulkJob): void {
    setJob(undefined);
    close();
    onLeave();
  }

  function undo(change: BulkChange, changed: readonly ChangedItem[]): void {
    const items = changed.map((each) => ({ ...named(each.after), changed: each }));
    const step = (item: (typeof items)[number]) => undoItem(browserSend, change, item.changed, memberId);
    const run = createBulkRun(items, step, defect);
    const onLeave = () => toast(t("undone", { count: run.now().done.length, total: items.length }));
    void begin({ run, isUndo: true, onLeave });
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
    const onLeave = () => {
      const { done } = run.now();
      if (done.length === 0) return;
      toast(t("done", { count: done.length }), {
        seconds: undoSeconds,
        action: { label: t("undo"), run: () => undo(change, done) },
      });
      // The button that opened the dialog goes where the items leave the list.
      setTimeout(() => focusRow(items[0]?.id));
    };
    const next = { run, isUndo: false, onLeave };
    setJob(next);
    void begin(next);
  }

  return {
    job,
    apply,
    again() {
      job?.run.retry();
      if (job !== undefined) void begin(job);
    },
    /** Stops what runs, or closes the report. */
    leave() {
      if (job?.run.now().isRunning) job.run.cancel();
      else if (job !== undefined) end(job);
    },
  };
}

/** Whether there is nothing to report. */
function isSettled({ run }: BulkJob): boolean {
  const { failed, waiting, stop } = run.now();
  return failed.length === 0 && (waiting.length === 0 || stop === "cancelled");
}

function defect(error: unknown): BulkFailure {
  console.error(error);
  return { kind: "failed", message: "", requestId: undefined };
}
