import { readJsonText } from "../json-text.ts";
import { lookAtSpaceFile } from "../parse.ts";
import { type Cma, PullError } from "./ask-cma.ts";
import { createFileEdit, type FileEdit, writtenFile } from "./file-edit.ts";
import { mergeTypes, type PullReport } from "./merge-types.ts";
import { type CmaSpace, readCmaSpace, readCmaTypes } from "./read-cma.ts";

interface Order {
  cma: Cma;
  /** Undefined for a new file. */
  before: string | undefined;
  fileName: string;
  prune: boolean;
}

export interface Pulled extends PullReport {
  text: string;
  /** Of the new file. */
  warnings: string[];
  /** Of the new file, for the operator to mend. */
  errors: string[];
}

/** The Space file updated from CMA. Throws `PullError`: nothing may be changed then. */
export async function pullSpaceFile({ cma, before, fileName, prune }: Order): Promise<Pulled> {
  const broken = before === undefined ? undefined : readJsonText(before);
  if (broken !== undefined && "mistakes" in broken) {
    const lines = broken.mistakes.map(({ place, message }) => `${fileName}:${place} ${message}`);
    throw new PullError(`The file cannot be read, so nothing can be kept of it:\n${lines.join("\n")}`);
  }
  const types = await readCmaTypes(cma);
  const space = await readCmaSpace(cma);
  const edit = createFileEdit(before ?? firstFile(cma.spaceId, space));
  const report = mergeTypes(edit, types, prune);
  mergeLocales(edit, space, report);
  const { errors, warnings } = lookAtSpaceFile(edit.text(), fileName);
  return { text: edit.text(), errors, warnings, ...report };
}

/** CMA knows neither a Space's look nor its providers. */
function firstFile(spaceId: string, space: CmaSpace | undefined): string {
  const locales = (space?.locales.length ? space.locales : ["en-US"]).map(localeOf);
  const lines = (list: readonly unknown[]) => list.map((each) => `\n    ${JSON.stringify(each)}`).join(",");
  return `{
  // Written by \`npm run space:pull\`. What is said here by hand stays when it is pulled again.
  "brand": {
    "name": ${JSON.stringify(space?.name ?? spaceId)},
    // OKLCH: lightness 0 to 1, chroma 0 to 0.4, hue in degrees. CMA does not say it.
    "color": { "l": 0.45, "c": 0.078, "h": 195 }
  },
  "locales": [${lines(locales)}
  ],
  // As the ServiceLogin of the Space has them. CMA does not say them to everybody.
  "providers": [
    { "id": "google", "label": "Google", "icon": "google" }
  ],
  "contentTypes": []
}
`;
}

/** Adds the Space's locales that the file lacks; notes the others. */
function mergeLocales(edit: FileEdit, space: CmaSpace | undefined, report: PullReport): void {
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
function localeOf(id: string) {
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
