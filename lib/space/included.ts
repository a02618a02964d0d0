import * as z from "zod/mini";
import { isTooDeep, mostLevels } from "./nesting.ts";

const answerSchema = z.looseObject({ included: z.array(z.unknown()) });
const resourceSchema = z.looseObject({ sys: z.looseObject({ id: z.string(), type: z.string() }) });
const referSchema = z.looseObject({
  sys: z.looseObject({ id: z.string(), type: z.literal("Refer"), targetType: z.string() }),
});

/**
 * An answer in which the resources of its `included` stand in place of their Refers, as deep as the query's `include`
 * asks: the interface doesn't say where a Space puts what it expands.
 */
export function withIncluded(answer: unknown, query = ""): unknown {
  const parsed = z.safeParse(answerSchema, answer);
  if (!parsed.success) return answer;
  const { included, ...rest } = parsed.data;
  const byRefer = new Map<string, unknown>();
  for (const each of included) {
    const resource = z.safeParse(resourceSchema, each);
    if (resource.success) byRefer.set(`${resource.data.sys.type} ${resource.data.sys.id}`, each);
  }
  // What is nested too deeply stays as it is.
  const expand = (value: unknown, level: number, depth = 0): unknown => {
    if (level === 0 || depth > mostLevels || typeof value !== "object" || value === null) return value;
    if (Array.isArray(value)) return value.map((each) => expand(each, level, depth + 1));
    const refer = z.safeParse(referSchema, value);
    const target = refer.success && byRefer.get(`${refer.data.sys.targetType} ${refer.data.sys.id}`);
    if (target && !isTooDeep(target, mostLevels - depth)) return members(target, level - 1, depth);
    return members(value, level, depth);
  };
  const members = (value: unknown, level: number, depth: number) =>
    Object.fromEntries(
      Object.entries(Object(value)).map(([name, each]) => [name, expand(each, level, depth + 1)]),
    );
  return expand(rest, Number(new URLSearchParams(query).get("include") ?? 0));
}
