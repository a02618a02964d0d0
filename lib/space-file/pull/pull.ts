import { readJsonText } from "../json-text.ts";
import { lookAtSpaceFile } from "../parse.ts";
import type { Cma } from "./ask-cma.ts";
import { createFileEdit } from "./file-edit.ts";
import { firstFile } from "./first-file.ts";
import { mergeLocales } from "./merge-locales.ts";
import { mergeTypes, type PullReport } from "./merge-types.ts";
import { PullError } from "./pull-error.ts";
import { readCmaSpace, readCmaTypes } from "./read-cma.ts";

interface Order {
  cma: Cma;
  /** What the file says now; undefined where there is none yet. */
  before: string | undefined;
  fileName: string;
  prune: boolean;
}

export interface Pulled extends PullReport {
  text: string;
  /** Of the file as it would be. */
  warnings: string[];
  /** What would be wrong with the file: it is for the operator to mend. */
  errors: string[];
}

/** The Space file with what CMA has by now. Throws `PullError`: nothing is to be changed then. */
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
