import * as z from "zod";

const targetSchema = z.looseObject({ targetType: z.string(), contentType: z.string().optional() });

/** A field as CMA returns it (decisions.md, "Content Type"). Unknown members are kept, for notes. */
const cmaFieldSchema = z.looseObject({
  apiName: z.string(),
  name: z.string().optional(),
  type: z.string(),
  required: z.boolean().optional(),
  localized: z.boolean().optional(),
  searchable: z.boolean().optional(),
  time: z.boolean().optional(),
  target: targetSchema.optional(),
  items: z.looseObject({ type: z.string(), target: targetSchema.optional() }).optional(),
  validations: z
    .looseObject({
      min: z.number().optional(),
      max: z.number().optional(),
      minLength: z.number().optional(),
      maxLength: z.number().optional(),
      pattern: z.string().optional(),
      in: z.array(z.string()).optional(),
    })
    .optional(),
  help: z.string().optional(),
});

export const cmaTypeSchema = z.looseObject({
  sys: z.looseObject({ id: z.string(), status: z.string().optional() }),
  name: z.string(),
  displayField: z.string().optional(),
  fields: z.array(cmaFieldSchema),
});

export type CmaField = z.infer<typeof cmaFieldSchema>;
export type CmaType = z.infer<typeof cmaTypeSchema>;
