import { z } from "zod";
import { numbersSchema } from "#service/query/list-parameters.ts";

const text = (description: string) => z.string().optional().meta({ description });

/** `seed.md`, "Common list query parameters"; filters are beside them. */
export const listParametersSchema = numbersSchema.extend({
  next: text("The cursor of links.next."),
  prev: text("The cursor of links.prev."),
  order: text("Sort keys, with - before a descending one. Default: sys.createdAt,sys.id."),
  select: text("Paths to include, or each with - before it to leave out."),
});

/** For reading one resource. */
export const includeParameterSchema = numbersSchema.pick({ include: true });

export const advancedSearchHeader = z.object({
  "X-Service-Advanced-Search": z
    .literal("true")
    .optional()
    .meta({ description: "Turns on regex, near, within and full text." }),
});

export const versionHeader = z.object({
  "X-Service-Version": z
    .string()
    .optional()
    .meta({ type: "integer", minimum: 1, description: "The sys.version that the change was made from." }),
});

export const requiredVersionHeader = z.object({
  "X-Service-Version": z
    .string()
    .meta({ type: "integer", minimum: 1, description: "The current sys.version." }),
});
