import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import type { ExportStep } from "#lib/browser/export/export-run.ts";
import type { ContentsView } from "#lib/collection/of/contents.ts";
import { exportName } from "#lib/fields/export/export-csv.ts";
import type { Content } from "#lib/space/content.ts";
import { wordsIn } from "#lib/space-file/words.ts";
import type { ListSubject } from "../list-subject.ts";
import { type ExportWork, openExport } from "./export-work.ts";
import { type ExportFormat, exportWriter } from "./export-writer.ts";

export type { ExportFormat };

export type ExportState = { kind: "idle" } | { kind: "done"; done: number } | ExportStep;

interface ExportOptions {
  subject: ListSubject;
  view: ContentsView;
  /** What is chosen; undefined for the whole view. */
  contents: readonly Content[] | undefined;
}

/** An export as a dialog shows it: begun by a press, ended by whoever leaves. */
export function useExport({ subject, view, contents }: ExportOptions) {
  const [state, setState] = useState<ExportState>({ kind: "idle" });
  const work = useRef<ExportWork>(undefined);
  const words = useExportWords();
  const turn = useRef({ isOpening: false });
  useEffect(
    () => () => {
      work.current?.abandon();
      turn.current = { isOpening: false };
    },
    [],
  );

  const stopAtDevice = (error: unknown) => {
    console.error(error);
    setState({ kind: "stopped", done: 0, total: 0, code: "Device" });
  };
  const keep = async () => {
    const { current } = work;
    work.current = undefined;
    await current?.finish().then(
      () => setState((step) => ({ kind: "done", done: "done" in step ? step.done : 0 })),
      (error: unknown) => {
        current.abandon();
        stopAtDevice(error);
      },
    );
  };
  const run = async () => {
    const { current } = work;
    const isWhole = await current?.run();
    if (isWhole && work.current === current) await keep();
  };
  const begin = async (format: ExportFormat) => {
    // Asked already where to: a second press is the same one.
    if (turn.current.isOpening) return;
    const mine = { isOpening: true };
    turn.current = mine;
    const writer = exportWriter(format, subject, words);
    const many = wordsIn(subject.type.label.many, words.language);
    const fileName = exportName(many, format, new Date());
    const parts = { subject, view, contents, writer, fileName, expands: format === "csv" };
    const opened = await openExport({ ...parts, onStep: setState }).catch((error: unknown) => {
      stopAtDevice(error);
      return undefined;
    });
    mine.isOpening = false;
    // Left meanwhile.
    if (turn.current !== mine) return opened?.abandon();
    work.current = opened;
    await run();
  };
  const cancel = () => {
    work.current?.abandon();
    turn.current = { isOpening: false };
    work.current = undefined;
    setState({ kind: "idle" });
  };
  // A file that the device has refused takes nothing more: which and where to is asked anew.
  const isRefused = state.kind === "stopped" && state.code === "Device";
  return { state, begin, goOn: isRefused ? cancel : run, keep, cancel };
}

function useExportWords() {
  const t = useTranslations("listTools.export.heads");
  const names = {
    id: t("id"),
    version: t("version"),
    created: t("created"),
    author: t("author"),
    changed: t("changed"),
  };
  return { language: useLocale(), names };
}
