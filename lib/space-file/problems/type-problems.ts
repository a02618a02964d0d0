import type { ContentType, Field } from "../schema.ts";
import { fieldProblems } from "./field-problems.ts";
import { type FileProblem, mistake } from "./file-problem.ts";
import { suggestion } from "./near-name.ts";

type Path = FileProblem["path"];

const ownColumns = ["@author", "@locales", "@createdAt", "@updatedAt", "@version"];

/** What one Content Type says that does not hold together. */
export function* typeProblems(
  type: ContentType,
  path: Path,
  typeIds: readonly string[],
): Generator<FileProblem> {
  yield* namesTwice(type, path);
  yield* nameProblem(type, [...path, "displayField"], type.displayField, textOnly, "a Text field");
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

const textOnly = (field: Field) => field.type === "Text";
const ofText = (field: Field) => field.type === "Text" || field.type === "LongText";
const toMedia = (field: Field) => field.type === "Refer" && field.target.targetType === "Media";

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
    if (columns.indexOf(name) !== index) yield mistake(at, `the column "${name}" stands there twice`);
    if (name === displayField) yield mistake(at, "names the displayField, which is the first column anyway");
    if (field?.type === "RichText") yield mistake(at, "a RichText field is no column");
    if (field !== undefined || ownColumns.includes(name)) continue;
    yield mistake(
      at,
      `names no field and no column of its own${suggestion(name, [...shown, ...ownColumns])}`,
    );
  }
}
