import {
  findNodeAtLocation,
  getNodeValue,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from "jsonc-parser";
import { endpoints } from "#lib/space/endpoints.ts";
import { type SpaceFile, spaceFileSchema } from "./schema.ts";

/** Everything that is wrong with a Space file, a line each: `space.json:12:5 contentTypes.0.id: …`. */
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

/** Parses a Space file (JSON; comments and trailing commas allowed). Throws `SpaceFileError`. */
export function parseSpaceFile(text: string, fileName: string): SpaceFile {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { allowTrailingComma: true });
  const at = (offset: number) => `${fileName}:${position(text, offset)}`;
  if (root === undefined || errors.length > 0) {
    throw new SpaceFileError(
      errors.map((error) => `${at(error.offset)} ${printParseErrorCode(error.error)}`),
    );
  }
  const place = (path: readonly PropertyKey[]) => {
    const segments = path.filter((segment) => typeof segment !== "symbol");
    let node = findNodeAtLocation(root, segments);
    for (let length = segments.length; node === undefined && length >= 0; length--) {
      node = findNodeAtLocation(root, segments.slice(0, length));
    }
    return `${at(node?.offset ?? 0)} ${segments.join(".")}`;
  };
  const parsed = spaceFileSchema.safeParse(getNodeValue(root));
  if (!parsed.success) {
    throw new SpaceFileError(parsed.error.issues.map((issue) => `${place(issue.path)}: ${issue.message}`));
  }
  const problems = [...contradictions(parsed.data)].map(({ path, message }) => `${place(path)}: ${message}`);
  if (problems.length > 0) throw new SpaceFileError(problems);
  return parsed.data;
}

interface Contradiction {
  path: (string | number)[];
  message: string;
}

function* contradictions(file: SpaceFile): Generator<Contradiction> {
  for (const name of Object.keys(file.endpoints)) {
    if (!(name in endpoints)) yield { path: ["endpoints", name], message: "no endpoint has this name" };
  }
  for (const [index, type] of file.contentTypes.entries()) {
    const fields = new Map(type.fields.map((field) => [field.apiName, field]));
    const path = ["contentTypes", index];
    if (fields.size < type.fields.length)
      yield { path: [...path, "fields"], message: "two fields have one apiName" };
    if (fields.get(type.displayField)?.type !== "Text") {
      yield { path: [...path, "displayField"], message: "names no Text field" };
    }
    if (type.summaryField !== undefined && !fields.has(type.summaryField)) {
      yield { path: [...path, "summaryField"], message: "names no field" };
    }
    if (type.pictureField !== undefined && fields.get(type.pictureField)?.type !== "Refer") {
      yield { path: [...path, "pictureField"], message: "names no Refer field" };
    }
    for (const [column, name] of type.columns.entries()) {
      if (!fields.has(name) && !["@author", "@locales", "@createdAt", "@updatedAt"].includes(name)) {
        yield { path: [...path, "columns", column], message: "names no field" };
      }
    }
  }
}

function position(text: string, offset: number): string {
  const before = text.slice(0, offset).split("\n");
  return `${before.length}:${(before.at(-1)?.length ?? 0) + 1}`;
}
