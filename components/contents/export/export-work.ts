import { createExportRun, type ExportStep } from "#lib/browser/export/export-run.ts";
import { type ExportSink, openSink } from "#lib/browser/export/export-sink.ts";
import { browserSend } from "#lib/browser/send/send.ts";
import { onSessionNews } from "#lib/browser/session/session-news.ts";
import { chosenSources, viewSources } from "#lib/collection/export-sources.ts";
import { type ContentsView, contentsOf } from "#lib/collection/of/contents.ts";
import type { Content } from "#lib/space/content.ts";
import type { ListSubject } from "../list-subject.ts";
import type { ExportWriter } from "./export-writer.ts";

/** An export in hand. */
export interface ExportWork {
  /** Goes on until all is written, or something stops it; answers whether all is. */
  run(): Promise<boolean>;
  /** Ends the file with what is written by now. Rejects when the device does not take it. */
  finish(): Promise<void>;
  /** Ends it without a file. */
  abandon(): void;
}

interface ExportWorkParts {
  subject: ListSubject;
  view: ContentsView;
  /** What is chosen; undefined for the whole view. */
  contents: readonly Content[] | undefined;
  writer: ExportWriter;
  fileName: string;
  expands: boolean;
  onStep: (step: ExportStep) => void;
}

/** Asks the member where to, and begins the file; undefined when the member thinks better of it. */
export async function openExport(parts: ExportWorkParts): Promise<ExportWork | undefined> {
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
