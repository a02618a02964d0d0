import { type ParseError, parse, printParseErrorCode } from "jsonc-parser";
import { z } from "zod";
import { newContentTypeSchema } from "#service/cma/content-types/content-type-body.ts";
import { CommandProblem, parseInput } from "#service/command/command.ts";

/** A text, or one for each language of the portal. The service keeps one: the English one where there is one. */
const wordsSchema = z
  .union([z.string(), z.record(z.string(), z.string())])
  .transform((words) => (typeof words === "string" ? words : (words.en ?? Object.values(words)[0] ?? "")));

/** The service judges it as it judges what CMA is sent. */
const anything = z.unknown().optional();
const itemsSchema = z.looseObject({
  type: z.string(),
  target: anything,
  pattern: anything,
  options: anything,
});

/** What a Space file (docs/space-file.md) says of a field that the service enforces. What only the portal shows is left out. */
const fieldSchema = z
  .object({
    apiName: z.string(),
    type: z.string(),
    label: wordsSchema,
    help: wordsSchema.optional(),
    required: z.boolean().optional(),
    localized: z.boolean().optional(),
    searchable: z.boolean().optional(),
    time: z.boolean().optional(),
    target: anything,
    items: itemsSchema.optional(),
    min: anything,
    max: anything,
    minLength: anything,
    maxLength: anything,
    minItems: anything,
    maxItems: anything,
    pattern: anything,
    options: anything,
  })
  .transform(({ label, items, min, max, minItems, maxItems, options, ...field }) => {
    const { minLength = minItems, maxLength = maxItems, pattern = items?.pattern, ...rest } = field;
    const validations = given({ min, max, minLength, maxLength, pattern, in: options ?? items?.options });
    return given({
      ...rest,
      name: label,
      items: items && given({ type: items.type, target: items.target }),
      validations: Object.keys(validations).length === 0 ? undefined : validations,
    });
  });

const spaceFileSchema = z.object({
  brand: z.object({ name: wordsSchema }).optional(),
  /** The default first. */
  locales: z.array(z.object({ id: z.string() })).optional(),
  providers: z.array(z.object({ id: z.string() })).optional(),
  contentTypes: z
    .array(
      z
        .object({
          id: z.string(),
          label: z.object({ one: wordsSchema }),
          displayField: z.string(),
          fields: z.array(fieldSchema),
        })
        .transform(({ label, ...type }) => ({ ...type, name: label.one })),
    )
    .optional(),
});

/** As CMA takes them. */
const acceptedSchema = z.object({ contentTypes: z.array(newContentTypeSchema.required({ id: true })) });
export type ContentTypeOfFile = z.output<typeof acceptedSchema>["contentTypes"][number];

export interface SpaceFile {
  name: string | undefined;
  locales: string[] | undefined;
  providers: string[] | undefined;
  contentTypes: ContentTypeOfFile[];
}

const unfit = "The Space file does not fit.";
const nothingForService = "The Space file has none of brand, locales, providers and contentTypes.";

/**
 * The portal's Space file (docs/space-file.md) as the service reads it. Throws CommandProblem with each thing that
 * doesn't fit.
 */
export function readSpaceFile(text: string): SpaceFile {
  const errors: ParseError[] = [];
  const json: unknown = parse(text, errors, { allowTrailingComma: true });
  const [error] = errors;
  if (error !== undefined) {
    const line = text.slice(0, error.offset).split("\n").length;
    throw new CommandProblem(
      `The Space file isn't JSON: ${printParseErrorCode(error.error)} in line ${line}.`,
    );
  }
  const file = parseInput(spaceFileSchema, json, unfit);
  if (Object.keys(file).length === 0) throw new CommandProblem(nothingForService);
  return {
    name: file.brand?.name,
    locales: file.locales?.map(({ id }) => id),
    providers: file.providers?.map(({ id }) => id),
    ...parseInput(acceptedSchema, { contentTypes: file.contentTypes ?? [] }, unfit),
  };
}

/** Without the members that are undefined. */
function given<T extends object>(members: T): Partial<T> {
  const entries = Object.entries(members).filter(([, value]) => value !== undefined);
  return Object.assign({}, ...entries.map(([key, value]) => ({ [key]: value })));
}
