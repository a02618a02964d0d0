import type { Field } from "../schema.ts";
import { type FileProblem, mistake, warning } from "./file-problem.ts";
import { suggestion } from "./near-name.ts";

type Path = FileProblem["path"];

/** What a field says that cannot be, or that nothing can fulfil. `typeIds`: the types that there are. */
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
    if (options.indexOf(option) !== index) yield mistake(at, "stands there twice");
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
    return `is no regular expression: ${why}`;
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
    // Members read what is there all the same, but cannot choose: a slip is likelier than a wish.
    yield warning(at, `no type of this file has the id "${contentType}"${suggestion(contentType, typeIds)}`);
  }
}
