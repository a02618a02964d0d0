import * as z from "zod/mini";

const nodeSchema = z.looseObject({
  type: z.string(),
  attrs: z.optional(z.record(z.string(), z.unknown())),
  content: z.optional(z.array(z.unknown())),
});

export type JsonNode = z.infer<typeof nodeSchema>;

const markSchema = z.looseObject({
  type: z.string(),
  attrs: z.optional(z.record(z.string(), z.unknown())),
});

export type JsonMark = z.infer<typeof markSchema>;

export function jsonNodeOf(value: unknown): JsonNode | undefined {
  const node = z.safeParse(nodeSchema, value);
  return node.success ? node.data : undefined;
}

export function jsonMarkOf(value: unknown): JsonMark | undefined {
  const mark = z.safeParse(markSchema, value);
  return mark.success ? mark.data : undefined;
}
