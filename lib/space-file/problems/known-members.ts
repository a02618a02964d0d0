import * as z from "zod";

/** The member names of a schema at a path; `value` selects among union options. */
export function knownMembers(
  schema: z.core.$ZodType,
  path: readonly (string | number)[],
  value: unknown,
): string[] {
  const here = chosen(unwrapped(schema), value);
  if (here === undefined) return [];
  const [step, ...rest] = path;
  if (step === undefined) return here instanceof z.ZodObject ? Object.keys(here.shape) : [];
  const inner = innerOf(here, step);
  return inner === undefined ? [] : knownMembers(inner, rest, memberOf(value, step));
}

function innerOf(schema: z.core.$ZodType, step: string | number): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodObject) {
    const shape: Record<string, z.core.$ZodType | undefined> = schema.shape;
    return shape[step];
  }
  if (schema instanceof z.ZodArray) return schema.element;
  return schema instanceof z.ZodRecord ? schema.valueType : undefined;
}

function unwrapped(schema: z.core.$ZodType): z.core.$ZodType {
  const isWrapped = schema instanceof z.ZodOptional || schema instanceof z.ZodDefault;
  return isWrapped ? unwrapped(schema.def.innerType) : schema;
}

/** The option of a union that the value's `type` names. */
function chosen(schema: z.core.$ZodType, value: unknown): z.core.$ZodType | undefined {
  if (!(schema instanceof z.ZodDiscriminatedUnion)) return schema;
  const type = memberOf(value, "type");
  return schema.options.find(
    (option) => option instanceof z.ZodObject && z.safeParse(option.shape.type, type).success,
  );
}

export function kindsOf(schema: z.core.$ZodType): string[] {
  if (!(schema instanceof z.ZodDiscriminatedUnion)) return [];
  return schema.options.flatMap((option) => {
    const type: unknown = option instanceof z.ZodObject ? option.shape.type : undefined;
    return type instanceof z.ZodLiteral ? [...type.values].map(String) : [];
  });
}

export function schemaAt(
  schema: z.core.$ZodType,
  path: readonly (string | number)[],
  value: unknown,
): z.core.$ZodType | undefined {
  const [step, ...rest] = path;
  const bare = unwrapped(schema);
  if (step === undefined) return bare;
  const here = chosen(bare, value);
  const inner = here && innerOf(here, step);
  return inner && schemaAt(inner, rest, memberOf(value, step));
}

export function memberOf(value: unknown, step: string | number): unknown {
  if (typeof value !== "object" || value === null) return undefined;
  return Object.entries(value).find(([name]) => name === String(step))?.[1];
}
