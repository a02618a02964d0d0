import { byteOrderMark, csvRow } from "#lib/fields/export/export-csv.ts";
import { tableColumns } from "#lib/fields/export.ts";
import type { Content } from "#lib/space/content.ts";
import type { ListSubject } from "../list-context.ts";

export type ExportFormat = "csv" | "json";

/** A file that is being written. */
export interface ExportWriter {
  mediaType: string;
  begin: string;
  items: (contents: readonly Content[]) => string;
  end: string;
}

type Words = Pick<Parameters<typeof tableColumns>[0], "language" | "names">;

/** CSV with a line for each item, or a JSON array of the items as the service returns them. */
export function exportWriter(format: ExportFormat, subject: ListSubject, words: Words): ExportWriter {
  return format === "csv" ? csvWriter(subject, words) : jsonWriter();
}

function csvWriter({ type, locales, reading }: ListSubject, words: Words): ExportWriter {
  const columns = tableColumns({ type, locales, reading, ...words });
  return {
    mediaType: "text/csv",
    begin: byteOrderMark + csvRow(columns.map(({ head }) => head)),
    items: (contents) => contents.map((content) => csvRow(columns.map(({ cell }) => cell(content)))).join(""),
    end: "",
  };
}

function jsonWriter(): ExportWriter {
  let isFirst = true;
  return {
    mediaType: "application/json",
    begin: "[",
    items: (contents) =>
      contents
        .map((content) => {
          const before = isFirst ? "\n" : ",\n";
          isFirst = false;
          return before + JSON.stringify(content);
        })
        .join(""),
    end: "\n]\n",
  };
}
