import { isRecord } from "./resource.ts";

/** The values at a path such as `fields.title.en` or `roles.sys.id`; each entry of an array counts. */
export function valuesAt(value: unknown, path: readonly string[]): unknown[] {
  if (Array.isArray(value)) return value.flatMap((one) => valuesAt(one, path));
  const [name, ...rest] = path;
  if (name === undefined) return value === undefined || value === null ? [] : [value];
  return isRecord(value) ? valuesAt(value[name], rest) : [];
}
