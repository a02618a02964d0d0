import type { ContentType, Field } from "../schema.ts";
import { type FileProblem, mistake, suggestion, warning } from "./file-problem.ts";

type Path = FileProblem["path"];

const ownColumns = ["@author", "@locales", "@createdAt", "@updatedAt", "@version"];

export function* typeProblems(
  type: ContentType,
  path: Path,
  typeIds: readonly string[],
): Generator<FileProblem> {
  yield* namesTwice(type, path);
  if (type.displayField === undefined) yield* untitledProblem(type, path);
  else yield* nameProblem(type, [...path, "displayField"], type.displayField, ofAnyKind, "a field");
  if (type.summaryField !== undefined) {
    yield* nameProblem(
      type,
      [...path, "summaryField"],
      type.summaryField,
      ofText,
      "a Text or LongText field",
    );
  }
  if (type.pictureField !== undefined) {
    yield* nameProblem(type, [...path, "pictureField"], type.pictureField, toMedia, "a Refer field to Media");
  }
  yield* columnProblems(type, [...path, "columns"]);
  for (const [index, field] of type.fields.entries()) {
    yield* fieldProblems(field, [...path, "fields", index], typeIds);
  }
}

const ofAnyKind = () => true;
const ofText = (field: Field) => field.type === "Text" || field.type === "LongText";
const toMedia = (field: Field) => field.type === "Refer" && field.target.targetType === "Media";

/** Without a displayField items are untitled, which is probably a slip where a text could name them. */
function* untitledProblem({ fields }: ContentType, path: Path): Generator<FileProblem> {
  const texts = fields.filter(ofText).map(({ apiName }) => apiName);
  if (texts.length === 0) return;
  yield warning(path, `has no displayField, so its items are untitled; there are: ${texts.join(", ")}`);
}

function* namesTwice({ fields }: ContentType, path: Path): Generator<FileProblem> {
  const names = fields.map(({ apiName }) => apiName);
  for (const [index, name] of names.entries()) {
    if (names.indexOf(name) === index) continue;
    yield mistake([...path, "fields", index, "apiName"], `another field is called "${name}" too`);
  }
}

function* nameProblem(
  { fields }: ContentType,
  path: Path,
  name: string,
  fits: (field: Field) => boolean,
  wanted: string,
): Generator<FileProblem> {
  const field = fields.find(({ apiName }) => apiName === name);
  const fitting = fields.filter(fits).map(({ apiName }) => apiName);
  if (field === undefined) yield mistake(path, `names no field${suggestion(name, fitting)}`);
  else if (!fits(field)) {
    const others = fitting.length > 0 ? `; there are: ${fitting.join(", ")}` : "";
    yield mistake(path, `must name ${wanted}, and "${name}" is ${described(field)}${others}`);
  }
}

function described(field: Field): string {
  return field.type === "Refer" ? `a Refer to ${field.target.targetType}` : `of the kind ${field.type}`;
}

function* columnProblems({ columns, fields, displayField }: ContentType, path: Path): Generator<FileProblem> {
  const shown = fields.filter(({ type }) => type !== "RichText").map(({ apiName }) => apiName);
  for (const [index, name] of columns.entries()) {
    const at = [...path, index];
    const field = fields.find(({ apiName }) => apiName === name);
    if (columns.indexOf(name) !== index) yield mistake(at, `the column "${name}" is listed twice`);
    if (name === displayField) yield mistake(at, "names the displayField, which is the first column anyway");
    if (field?.type === "RichText") yield mistake(at, "a RichText field can't be a column");
    if (field !== undefined || ownColumns.includes(name)) continue;
    yield mistake(
      at,
      `names no field and no column of its own${suggestion(name, [...shown, ...ownColumns])}`,
    );
  }
}

/** Impossible settings of a field. `typeIds`: existing types. */
export function* fieldProblems(field: Field, path: Path, typeIds: readonly string[]): Generator<FileProblem> {
  switch (field.type) {
    case "Text":
    case "LongText":
      yield* rangeProblems(path, ["minLength", field.minLength], ["maxLength", field.maxLength]);
      yield* textProblems(path, field);
      break;
    case "Integer":
    case "Number":
      yield* rangeProblems(path, ["min", field.min], ["max", field.max]);
      break;
    case "Refer":
      yield* targetProblems([...path, "target"], field.target, typeIds);
      break;
    case "Array":
      yield* rangeProblems(path, ["minItems", field.minItems], ["maxItems", field.maxItems]);
      yield* itemsProblems([...path, "items"], field.items, typeIds);
      break;
  }
}

function* itemsProblems(
  path: Path,
  items: Extract<Field, { type: "Array" }>["items"],
  typeIds: readonly string[],
): Generator<FileProblem> {
  if (items.type === "Text") yield* textProblems(path, items);
  else yield* targetProblems([...path, "target"], items.target, typeIds);
}

type Bound = readonly [name: string, value: number | undefined];

function* rangeProblems(path: Path, [low, from]: Bound, [high, to]: Bound): Generator<FileProblem> {
  if (from === undefined || to === undefined || from <= to) return;
  yield mistake([...path, low], `is more than ${high} (${from} > ${to}): no value is allowed`);
}

interface TextRules {
  pattern?: string | undefined;
  options?: readonly string[] | undefined;
  maxLength?: number | undefined;
}

function* textProblems(path: Path, rules: TextRules): Generator<FileProblem> {
  const { pattern, options = [], maxLength = Infinity } = rules;
  const broken = pattern === undefined ? undefined : patternProblem(pattern);
  if (broken !== undefined) yield mistake([...path, "pattern"], broken);
  for (const [index, option] of options.entries()) {
    const at = [...path, "options", index];
    if (options.indexOf(option) !== index) yield mistake(at, "is listed twice");
    if ([...option].length > maxLength) yield mistake(at, `is longer than maxLength (${maxLength})`);
    if (broken === undefined && pattern !== undefined && !new RegExp(pattern, "u").test(option)) {
      yield mistake(at, "does not match the field's own pattern");
    }
  }
}

function patternProblem(pattern: string): string | undefined {
  try {
    new RegExp(pattern, "u");
    return undefined;
  } catch (error) {
    const why = error instanceof Error ? error.message.replace(/^.*\/u?: /, "") : "";
    return `isn't a valid regular expression: ${why}`;
  }
}

interface Target {
  targetType: "Content" | "Media";
  contentType?: string | undefined;
}

function* targetProblems(
  path: Path,
  { targetType, contentType }: Target,
  typeIds: readonly string[],
): Generator<FileProblem> {
  if (contentType === undefined) return;
  const at = [...path, "contentType"];
  if (targetType === "Media") yield mistake(at, "Media has no Content Type; leave it out");
  else if (!typeIds.includes(contentType)) {
    // Members could read but not choose such items: probably a slip.
    yield warning(at, `no type of this file has the id "${contentType}"${suggestion(contentType, typeIds)}`);
  }
}
