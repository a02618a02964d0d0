"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { createExportRun, type ExportStep } from "#lib/browser/export-run.ts";
import { type ExportSink, openSink } from "#lib/browser/export-sink.ts";
import { browserSend } from "#lib/browser/send.ts";
import { onSessionNews } from "#lib/browser/session-news.ts";
import { chosenSources, viewSources } from "#lib/content/export-sources.ts";
import type { ListView } from "#lib/content/list-view.ts";
import type { Content } from "#lib/space/content.ts";
import { wordsIn } from "#lib/space-file/words.ts";
import { type ExportFormat, exportWriter } from "./export-writer.ts";
import type { ListSubject } from "./list-subject.ts";

export type { ExportFormat };

export type ExportState = { kind: "idle" } | { kind: "done"; done: number } | ExportStep;

interface ExportOptions {
  subject: ListSubject;
  view: ListView;
  contents: readonly Content[] | undefined;
}

interface Work {
  run: ReturnType<typeof createExportRun>;
  sink: ExportSink;
  /** Ends the file with what is written by now. */
  finish: () => Promise<void>;
  stop: AbortController;
}

/** An export in hand: begun by a press, stopped by whoever leaves. */
export function useExport({ subject, view, contents }: ExportOptions) {
  const [state, setState] = useState<ExportState>({ kind: "idle" });
  const work = useRef<Work>(undefined);
  const language = useLocale();
  const names = useTranslations("listTools.export.heads");

  const cancel = () => {
    work.current?.stop.abort();
    void work.current?.sink.abandon();
    work.current = undefined;
    setState({ kind: "idle" });
  };
  useEffect(
    () => () => {
      work.current?.stop.abort();
      void work.current?.sink.abandon();
    },
    [],
  );

  const finish = async () => {
    const { current } = work;
    if (current === undefined) return;
    await current.finish();
    work.current = undefined;
    setState((step) => ({ kind: "done", done: "done" in step ? step.done : 0 }));
  };
  const goOn = async () => {
    const { current } = work;
    if (current === undefined) return;
    const isWhole = await current.run.run(current.stop.signal).catch(() => false);
    if (isWhole && work.current === current) await finish();
  };
  const begin = async (format: ExportFormat) => {
    const writer = exportWriter(format, subject, {
      language,
      names: {
        id: names("id"),
        version: names("version"),
        created: names("created"),
        author: names("author"),
        changed: names("changed"),
      },
    });
    const day = new Date().toISOString().slice(0, 10);
    const name = `${wordsIn(subject.type.label.many, language)} ${day}.${format}`;
    const sink = await openSink(name.replace(/[\\/:*?"<>|]/g, "-"), writer.mediaType);
    if (sink === undefined) return;
    await sink.write(writer.begin);
    const stop = new AbortController();
    const whole = { ...subject, view, expands: format === "csv" };
    const sources = contents === undefined ? viewSources(whole, Date.now()) : chosenSources(whole, contents);
    const run = createExportRun({
      sources: sources.map(
        (source) => (next, signal) => source((call) => browserSend({ ...call, signal }), next),
      ),
      ...(contents !== undefined && { total: contents.length }),
      write: async (items) => await sink.write(writer.items(items)),
      onStep: setState,
      signedInAgain,
      pause,
    });
    const end = async () => {
      await sink.write(writer.end);
      await sink.close();
    };
    work.current = { run, sink, stop, finish: end };
    await goOn();
  };
  return { state, begin, goOn, keep: finish, cancel };
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
