import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { createExportRun, type ExportCounts, type ExportStep } from "#lib/browser/export/export-run.ts";
import { type ExportSink, openSink } from "#lib/browser/export/export-sink.ts";
import { browserSend } from "#lib/browser/send/send.ts";
import { onSessionNews } from "#lib/browser/session/session-news.ts";
import { chosenSources, viewSources } from "#lib/collection/export-sources.ts";
import { contentsOf } from "#lib/collection/of/contents.ts";
import { exportName } from "#lib/fields/export/export-csv.ts";
import type { Content } from "#lib/space/content.ts";
import { wordsIn } from "#lib/space-file/words.ts";
import type { ViewProps } from "../list-context.ts";
import { type ExportFormat, type ExportWriter, exportWriter } from "./export-writer.ts";

export type ExportState = { kind: "idle" } | ({ kind: "done" } & ExportCounts) | ExportStep;

const nothing: ExportCounts = { done: 0, total: 0, leftOut: 0 };

interface ExportOptions extends ViewProps {
  /** The selected items; undefined for the whole view. */
  contents: readonly Content[] | undefined;
}

/** The export of a dialog: a press starts it, closing the dialog ends it. */
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
    setState({ kind: "stopped", ...nothing, code: "Device" });
  };
  const keep = async () => {
    const { current } = work;
    work.current = undefined;
    await current?.finish().then(
      () => setState((step) => ({ ...nothing, ...step, kind: "done" })),
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
    // The file dialog is open already: a second press is the same one.
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
    // The dialog was closed meanwhile.
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
  // The device refused this file, so the next press asks for another.
  const isRefused = state.kind === "stopped" && state.code === "Device";
  return { state, begin, again: isRefused ? cancel : run, keep, cancel };
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

/** A running export. */
interface ExportWork {
  /** Writes until everything is exported or something stops it; returns whether everything was exported. */
  run(): Promise<boolean>;
  /** Completes the file with what is written so far. Rejects if the device refuses it. */
  finish(): Promise<void>;
  /** Ends it without a file. */
  abandon(): void;
}

interface ExportWorkParts extends ExportOptions {
  writer: ExportWriter;
  fileName: string;
  expands: boolean;
  onStep: (step: ExportStep) => void;
}

/** Asks where to save the file and creates it; undefined if the member cancels. */
async function openExport(parts: ExportWorkParts): Promise<ExportWork | undefined> {
  const { subject, view, contents, writer, fileName, expands, onStep } = parts;
  const sink = await openSink(fileName, writer.mediaType);
  if (sink === undefined) return undefined;
  try {
    await sink.write(writer.begin);
  } catch (error) {
    void sink.abandon();
    throw error;
  }
  const whole = { collection: contentsOf(subject), view, expands };
  const sources = contents === undefined ? viewSources(whole, Date.now()) : chosenSources(whole, contents);
  const stop = new AbortController();
  const { run } = createExportRun({
    sources: sources.map(
      (source) => (next, signal) => source((call) => browserSend({ ...call, signal }), next),
    ),
    ...(contents !== undefined && { total: contents.length }),
    write: async (items) => await sink.write(writer.items(items)),
    onStep,
    signedInAgain,
    pause,
  });
  return {
    run: () => run(stop.signal).catch(() => false),
    finish: () => finish(sink, writer),
    abandon: () => {
      stop.abort();
      void sink.abandon();
    },
  };
}

async function finish(sink: ExportSink, writer: ExportWriter): Promise<void> {
  await sink.write(writer.end);
  await sink.close();
}

function signedInAgain(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const forget = onSessionNews((news) => {
      if (news !== "again") return;
      forget();
      resolve();
    });
    signal.addEventListener("abort", () => {
      forget();
      reject(signal.reason);
    });
  });
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
