import { z } from "zod";

const jsonSchema = z.record(z.string(), z.unknown());

export interface Schemas {
  /** The JSON Schema of a request or an answer; schemas with an id become components. */
  of(schema: z.ZodType, direction: "input" | "output"): Record<string, unknown>;
  components: Record<string, unknown>;
}

export function createSchemas(): Schemas {
  const components: Record<string, unknown> = {};
  return {
    components,
    of(schema, direction) {
      const { $schema: _, ...whole } = z.toJSONSchema(schema, {
        io: direction,
        unrepresentable: "any",
        override: ({ jsonSchema }) => withoutNoise(jsonSchema),
      });
      const { $defs, ...own } = jsonSchema.parse(moveReferences(whole));
      Object.assign(components, $defs);
      return own;
    },
  };
}

/** Removes what is obvious: patterns of formats, and the bounds of all integers. */
function withoutNoise(schema: z.core.JSONSchema.BaseSchema): void {
  if (schema.format !== undefined) delete schema.pattern;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
}

/** JSON Schema has its parts in `$defs`; an OpenAPI document has those of all schemas in one place. */
function moveReferences(schema: unknown): unknown {
  const text = JSON.stringify(schema).replaceAll('"$ref":"#/$defs/', '"$ref":"#/components/schemas/');
  return JSON.parse(text);
}
