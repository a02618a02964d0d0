import type { CmaType } from "./cma-type.ts";
import { type FileEdit, writtenFile } from "./file-edit.ts";
import { memberChanges } from "./merged-field.ts";
import type { PullNote } from "./pull-notes.ts";
import { type PulledField, pulledField } from "./pulled-field.ts";
import type { Members } from "./record-reader.ts";

export interface PullReport {
  changes: string[];
  notes: PullNote[];
}

/** Merges CMA's Content Types into a file. Only `prune` removes types that the Space lacks. */
export function mergeTypes(edit: FileEdit, types: readonly CmaType[], prune: boolean): PullReport {
  const report: PullReport = { changes: [], notes: [] };
  for (const type of types) {
    if (type.isPublished) bringIn(edit, type, report);
    else report.notes.push({ typeId: type.id, message: "is not published yet, so it is left out" });
  }
  const ids = new Set(types.map(({ id }) => id));
  const written = writtenFile(edit.value()).contentTypes;
  for (const [index, { id }] of [...written.entries()].reverse()) {
    if (ids.has(id)) continue;
    if (prune) {
      edit.remove(["contentTypes", index]);
      report.changes.push(`- ${id}: the Space has no such type`);
    } else {
      const message = "the Space has no such type; --prune takes it out";
      report.notes.push({ typeId: id, message, isLostType: true });
    }
  }
  return report;
}

function bringIn(edit: FileEdit, type: CmaType, report: PullReport): void {
  const { id } = type;
  const fields = fieldsOf(type, report);
  const index = writtenFile(edit.value()).contentTypes.findIndex((each) => each.id === id);
  if (index !== -1) {
    mergeType(edit, index, { type, fields, report });
    return;
  }
  if (fields.length === 0) {
    report.notes.push({ typeId: id, message: "has no field that the portal knows, so it is left out" });
    return;
  }
  if (nameField(type.displayField, fields) === undefined) {
    const message =
      "has no field that names its items, so they are untitled; a displayField that you write stays";
    report.notes.push({ typeId: id, message });
  }
  edit.append(["contentTypes"], newType(type, fields));
  report.changes.push(`+ ${id}: a new type with ${fields.length} fields`);
}

function fieldsOf({ id: typeId, fields, notes }: CmaType, report: PullReport): PulledField[] {
  report.notes.push(...notes.map((message) => ({ typeId, message })));
  return fields.flatMap((field) => {
    const { pulled, notes: ofField } = pulledField(field);
    const { apiName } = field;
    report.notes.push(...ofField.map((message) => ({ typeId, apiName, message })));
    return pulled === undefined ? [] : [pulled];
  });
}

interface Merging {
  type: CmaType;
  fields: readonly PulledField[];
  report: PullReport;
}

/** Updates a type's fields and rules, but nothing that the operator words. */
function mergeType(edit: FileEdit, index: number, { type, fields, report }: Merging): void {
  const path = ["contentTypes", index];
  const written = writtenFile(edit.value()).contentTypes[index];
  if (written === undefined) return;
  for (const field of fields) {
    const at = written.fields.findIndex(({ apiName }) => apiName === field.apiName);
    const before = written.fields[at];
    if (before === undefined) {
      edit.append([...path, "fields"], newField(field));
      report.changes.push(`+ ${written.id}.${field.apiName}: a new ${String(field.facts.type)} field`);
      continue;
    }
    for (const { key, from, to } of memberChanges(before, field)) {
      edit.set([...path, "fields", at, key], to);
      report.changes.push(`~ ${written.id}.${field.apiName}.${key}: ${quoted(from)} → ${quoted(to)}`);
    }
  }
  removeLost(edit, index, new Set(type.fields.map(({ apiName }) => apiName)), report);
  mendNames(edit, index, { type, fields, report });
}

/** Removes fields that the Space lacks: it would refuse their values. */
function removeLost(edit: FileEdit, index: number, names: ReadonlySet<string>, report: PullReport): void {
  const written = writtenFile(edit.value()).contentTypes[index];
  for (const [at, { apiName }] of [...(written?.fields ?? []).entries()].reverse()) {
    if (names.has(apiName)) continue;
    edit.remove(["contentTypes", index, "fields", at]);
    report.changes.push(`- ${written?.id}.${apiName}: the Space has no such field`);
  }
}

/** Updates references to fields that are gone or changed kind; a field that is written by hand is neither. */
function mendNames(edit: FileEdit, index: number, { type, fields, report }: Merging): void {
  const written = writtenFile(edit.value()).contentTypes[index];
  if (written === undefined) return;
  const path = ["contentTypes", index];
  const kinds = new Map(written.fields.map(({ apiName, type }) => [apiName, String(type)]));
  const naming = nameField(type.displayField, fields);
  if (!kinds.has(written.displayField ?? "") && naming !== written.displayField) {
    edit.set([...path, "displayField"], naming);
    report.changes.push(`~ ${written.id}.displayField: ${quoted(written.displayField)} → ${quoted(naming)}`);
  }
  const uses = { summaryField: ["Text", "LongText"], pictureField: ["Refer"] };
  for (const [key, fitting] of Object.entries(uses)) {
    const name = key === "summaryField" ? written.summaryField : written.pictureField;
    if (name === undefined || fitting.includes(kinds.get(name) ?? "")) continue;
    edit.remove([...path, key]);
    report.changes.push(`- ${written.id}.${key}: ${quoted(name)} is no longer such a field`);
  }
  for (const [at, column] of [...written.columns.entries()].reverse()) {
    if (column.startsWith("@") || kinds.has(column)) continue;
    edit.remove([...path, "columns", at]);
    report.changes.push(`- ${written.id}.columns: ${quoted(column)} is no longer a field`);
  }
}

function quoted(value: unknown): string {
  return value === undefined ? "nothing" : JSON.stringify(value);
}

function newField({ apiName, facts, words }: PulledField): Members {
  const { type, ...rest } = facts;
  const { label, help } = words;
  return { apiName, type, label, ...(help !== undefined && { help }), ...rest };
}

function newType({ id, name, displayField }: CmaType, fields: readonly PulledField[]): Members {
  const naming = nameField(displayField, fields);
  const others = fields.filter(({ apiName }) => apiName !== naming);
  const summary = others.find(({ facts }) => facts.type === "LongText")?.apiName;
  const picture = fields.find(isPicture)?.apiName;
  return {
    id,
    label: { one: name, many: name },
    ...(naming !== undefined && { displayField: naming }),
    ...(summary !== undefined && { summaryField: summary }),
    ...(picture !== undefined && { pictureField: picture }),
    columns: ["@author", "@updatedAt"],
    fields: fields.map(newField),
  };
}

/** The Space's display field, else the first Text or LongText. */
function nameField(displayField: string | undefined, fields: readonly PulledField[]): string | undefined {
  const firstOf = (kind: string) => fields.find(({ facts }) => facts.type === kind);
  const own = fields.find(({ apiName }) => apiName === displayField);
  return (own ?? firstOf("Text") ?? firstOf("LongText"))?.apiName;
}

function isPicture({ facts: { type, target } }: PulledField): boolean {
  return (
    type === "Refer" &&
    typeof target === "object" &&
    target !== null &&
    "targetType" in target &&
    target.targetType === "Media"
  );
}
