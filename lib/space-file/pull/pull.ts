import * as z from "zod";
import { allEndpoints } from "#lib/space/console-endpoints.ts";
import { readJsonText } from "../json-text.ts";
import { lookAtSpaceFile } from "../parse.ts";
import { type Cma, PullError } from "./ask-cma.ts";
import { readCmaSpace, readServiceLogin } from "./cma-space.ts";
import { createFileEdit } from "./file-edit.ts";
import { completeFile, mergeLocales } from "./merge-space.ts";
import { mergeTypes } from "./merge-types.ts";
import type { PullNote } from "./pull-notes.ts";
import { readCmaTypes } from "./read-cma.ts";

interface Order {
  cma: Cma;
  /** Undefined for a new file. */
  before: string | undefined;
  fileName: string;
  prune: boolean;
  /** Where CMA lists Content Types, if not where the file or decisions.md says; it is written into the file. */
  contentTypesPath?: string | undefined;
}

export interface Pulled {
  text: string;
  changes: string[];
  notes: PullNote[];
  /** Of the new file. */
  warnings: string[];
  /** Of the new file, for the operator to mend. */
  errors: string[];
}

/** The Space file updated from CMA. Throws `PullError`: nothing may be changed then. */
export async function pullSpaceFile(order: Order): Promise<Pulled> {
  const { cma, before, fileName, prune } = order;
  const contentTypesPath = order.contentTypesPath ?? writtenPath(before) ?? decidedPath;
  const broken = before === undefined ? undefined : readJsonText(before);
  if (broken !== undefined && "mistakes" in broken) {
    const lines = broken.mistakes.map(({ place, message }) => `${fileName}:${place} ${message}`);
    throw new PullError(`The file cannot be read, so nothing can be kept of it:\n${lines.join("\n")}`);
  }
  const { types, unreadable } = await readCmaTypes(cma, contentTypesPath);
  const [space, login] = [await readCmaSpace(cma), await readServiceLogin(cma)];
  const edit = createFileEdit(before ?? emptyFile);
  const started = completeFile(edit, { spaceId: cma.spaceId, space, login });
  const { changes, notes } = mergeTypes(edit, types, prune);
  if (contentTypesPath !== (writtenPath(before) ?? decidedPath)) {
    edit.set(["endpoints", "listContentTypes"], contentTypesPath);
  }
  const located = mergeLocales(edit, space);
  const strange = { message: `CMA lists ${unreadable} items without a sys.id, which are left out` };
  const all = [...started.notes, ...notes, ...located.notes, ...(unreadable > 0 ? [strange] : [])];
  const text = edit.text();
  return {
    text,
    changes: [...started.changes, ...changes, ...located.changes],
    notes: all,
    ...lookAtSpaceFile(text, fileName),
  };
}

const { path: decidedPath } = allEndpoints.listContentTypes;

const endpointsSchema = z.looseObject({ endpoints: z.looseObject({ listContentTypes: z.string() }) });

/** Where the file says that CMA lists Content Types. */
function writtenPath(before: string | undefined): string | undefined {
  const json = before === undefined ? undefined : readJsonText(before);
  if (json === undefined || "mistakes" in json) return undefined;
  return endpointsSchema.safeParse(json.value).data?.endpoints.listContentTypes;
}

const emptyFile = `// Written by \`npm run space:pull\`. What is said here by hand stays when it is pulled again.
{}
`;
