import type { FileEdit } from "./file-edit.ts";
import type { PullReport } from "./merge-types.ts";
import type { CmaSpace } from "./read-cma.ts";
import { writtenFile } from "./written-file.ts";

/** Adds the Space's locales that the file lacks; notes the others. */
export function mergeLocales(edit: FileEdit, space: CmaSpace | undefined, report: PullReport): void {
  if (space === undefined || space.locales.length === 0) return;
  const written = writtenFile(edit.value()).locales.map(({ id }) => id);
  for (const id of space.locales.filter((each) => !written.includes(each))) {
    edit.append(["locales"], localeOf(id));
    report.changes.push(`+ locales: ${id}`);
  }
  for (const id of written.filter((each) => !space.locales.includes(each))) {
    report.notes.push(`locales: the Space has no ${id}`);
  }
  const [first] = space.locales;
  if (written.length > 0 && written[0] !== first) {
    report.notes.push(`locales: the Space's default is ${first}, and the first of the file is ${written[0]}`);
  }
}

/** A locale with its native name: `{ "id": "ko-KR", "label": "한국어", "short": "KO" }`. */
export function localeOf(id: string) {
  const [language = id] = id.split("-");
  return { id, label: nameOf(id, language), short: language.toUpperCase() };
}

function nameOf(id: string, language: string): string {
  try {
    return new Intl.DisplayNames([id], { type: "language" }).of(language) ?? id;
  } catch {
    return id;
  }
}
