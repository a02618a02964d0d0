import type { CmaType } from "./cma-type.ts";
import type { FileEdit } from "./file-edit.ts";
import { mergeType } from "./merge-type.ts";
import { newType } from "./new-type.ts";
import { type PulledField, pulledField } from "./pulled-field.ts";
import { writtenFile } from "./written-file.ts";

/** What a pull did to a file, in lines, and what it could not. */
export interface PullReport {
  changes: string[];
  /** What CMA has and a Space file cannot say, or the other way round. */
  notes: string[];
}

/** Brings the Content Types of CMA into a file. Types that the Space has no more go with `prune` alone. */
export function mergeTypes(edit: FileEdit, types: readonly CmaType[], prune: boolean): PullReport {
  const report: PullReport = { changes: [], notes: [] };
  for (const type of types) {
    if (isUnpublished(type)) report.notes.push(`${type.sys.id}: is not published yet, so it is left out`);
    else bringIn(edit, type, report);
  }
  const ids = new Set(types.map(({ sys }) => sys.id));
  const written = writtenFile(edit.value()).contentTypes;
  for (const [index, { id }] of [...written.entries()].reverse()) {
    if (ids.has(id)) continue;
    if (prune) {
      edit.remove(["contentTypes", index]);
      report.changes.push(`- ${id}: the Space has no such type`);
    } else report.notes.push(`${id}: the Space has no such type; --prune takes it out`);
  }
  return report;
}

function isUnpublished({ sys }: CmaType): boolean {
  return sys.status === "Draft";
}

function bringIn(edit: FileEdit, type: CmaType, report: PullReport): void {
  const { id } = type.sys;
  const fields = fieldsOf(type, report);
  const index = writtenFile(edit.value()).contentTypes.findIndex((each) => each.id === id);
  if (index !== -1) {
    mergeType(edit, index, { type, fields, report });
    return;
  }
  const made = newType(type, fields);
  if (made === undefined) {
    report.notes.push(
      `${id}: has no Text field to name its items by, so it is left out; members can read it`,
    );
    return;
  }
  edit.append(["contentTypes"], made);
  report.changes.push(`+ ${id}: a new type with ${fields.length} fields`);
}

function fieldsOf({ sys, fields }: CmaType, { notes }: PullReport): PulledField[] {
  return fields.flatMap((field) => {
    const pulled = pulledField(field);
    if (pulled === undefined) {
      notes.push(`${sys.id}.${field.apiName}: the portal knows no kind "${field.type}", so it is left out`);
      return [];
    }
    notes.push(...pulled.notes.map((note) => `${sys.id}.${field.apiName}: ${note}`));
    return [pulled];
  });
}
