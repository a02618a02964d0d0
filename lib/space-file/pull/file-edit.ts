import { applyEdits, type JSONPath, modify, parse } from "jsonc-parser";

const formattingOptions = { tabSize: 2, insertSpaces: true, eol: "\n" };

/** Edits JSON with comments in place and keeps the rest as written. */
export function createFileEdit(first: string) {
  let text = first;
  const edit = (path: JSONPath, value: unknown, isArrayInsertion = false) => {
    text = applyEdits(text, modify(text, path, value, { formattingOptions, isArrayInsertion }));
  };
  return {
    text: () => text,
    value: (): unknown => parse(text, [], { allowTrailingComma: true }),
    set: (path: JSONPath, value: unknown) => edit(path, value),
    remove: (path: JSONPath) => edit(path, undefined),
    append: (path: JSONPath, value: unknown) => edit([...path, -1], value, true),
  };
}

export type FileEdit = ReturnType<typeof createFileEdit>;
