import { findNodeAtLocation, type ParseError, parseTree, printParseErrorCode } from "jsonc-parser";
import type { z } from "zod";
import { LineError, parseValue } from "#service/database/seed/demo-file.ts";

/** Reads a JSON file of the demo Space. Throws LineError. */
export function parseDemoJson<Schema extends z.ZodType>(text: string, schema: Schema): z.output<Schema> {
  const lineAt = (offset: number) => text.slice(0, offset).split("\n").length;
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  const [error] = errors;
  if (error) throw new LineError(lineAt(error.offset), printParseErrorCode(error.error));
  return parseValue(schema, JSON.parse(text), (path) => {
    const segments = path.filter((segment) => typeof segment !== "symbol");
    // A value that is missing is looked for where it belongs.
    const node =
      tree && (findNodeAtLocation(tree, segments) ?? findNodeAtLocation(tree, segments.slice(0, -1)));
    return lineAt(node?.offset ?? 0);
  });
}
