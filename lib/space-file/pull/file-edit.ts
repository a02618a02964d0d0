import { applyEdits, type JSONPath, modify, parse } from "jsonc-parser";
import * as z from "zod";

const fieldSchema = z.looseObject({ apiName: z.string() }).catch({ apiName: "" });

const typeSchema = z
  .looseObject({
    id: z.string(),
    displayField: z.string().optional(),
    summaryField: z.string().optional(),
    pictureField: z.string().optional(),
    columns: z.array(z.string()).catch([]),
    fields: z.array(fieldSchema).catch([]),
  })
  .catch({ id: "", columns: [], fields: [] });

const fileSchema = z
  .looseObject({
    contentTypes: z.array(typeSchema).catch([]),
    locales: z.array(z.looseObject({ id: z.string() }).catch({ id: "" })).catch([]),
  })
  .catch({ contentTypes: [], locales: [] });

/** What a pull changes of a Space file, whatever else is in it. */
export function writtenFile(value: unknown): z.infer<typeof fileSchema> {
  return fileSchema.parse(value);
}

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
