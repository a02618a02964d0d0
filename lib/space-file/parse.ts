import { readJsonText } from "./json-text.ts";
import { contradictions } from "./problems/contradictions.ts";
import type { FileProblem } from "./problems/file-problem.ts";
import { schemaProblems } from "./problems/schema-problems.ts";
import { type SpaceFile, spaceFileSchema } from "./schema.ts";

/** All problems of a Space file, one per line: `space.json:12:5 contentTypes.0.id: …`. */
export class SpaceFileError extends Error {
  override readonly name = "SpaceFileError";
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(
      `The Space file has ${problems.length === 1 ? "a problem" : `${problems.length} problems`}:\n${problems.join("\n")}`,
    );
    this.problems = problems;
  }
}

/** Lines as in `SpaceFileError`, in file order. */
export interface SpaceFileLook {
  /** Absent if there are errors. */
  file?: SpaceFile;
  errors: string[];
  /** Such as a Refer to a type that the file lacks. */
  warnings: string[];
}

/**
 * Parses a Space file (JSON; comments and trailing commas allowed). Throws `SpaceFileError` with all
 * problems.
 */
export function parseSpaceFile(text: string, fileName: string): SpaceFile {
  const { file, errors } = lookAtSpaceFile(text, fileName);
  if (file === undefined) throw new SpaceFileError(errors);
  return file;
}

/** Parses and checks a Space file. */
export function lookAtSpaceFile(text: string, fileName: string): SpaceFileLook {
  const json = readJsonText(text);
  if ("mistakes" in json) {
    return {
      errors: json.mistakes.map(({ place, message }) => `${fileName}:${place} ${message}`),
      warnings: [],
    };
  }
  const problems = [...json.twice, ...schemaProblems(json.value), ...contradictions(json.value)];
  const sorted = problems.map((problem) => ({ problem, place: placeOf(problem) })).toSorted(inOrder);
  const lines = (severity: FileProblem["severity"]) =>
    sorted
      .filter(({ problem }) => problem.severity === severity)
      .map(
        ({ problem: { path, message }, place }) =>
          `${fileName}:${place} ${path.join(".") || "the file"}: ${message}`,
      );
  const [errors, warnings] = [lines("error"), lines("warning")];
  if (errors.length > 0) return { errors, warnings };
  return { file: spaceFileSchema.parse(json.value), errors, warnings };

  function placeOf({ path, message }: FileProblem): string {
    if ("mistakes" in json) return "";
    return message.startsWith("unknown member") ? json.placeOfName(path) : json.placeOf(path);
  }
}

type Placed = { place: string };

function inOrder({ place: one }: Placed, { place: other }: Placed): number {
  const [line = 0, column = 0] = one.split(":").map(Number);
  const [otherLine = 0, otherColumn = 0] = other.split(":").map(Number);
  return line - otherLine || column - otherColumn;
}
