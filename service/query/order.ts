import { ServiceError } from "#service/errors.ts";
import type { Target, ValueKind } from "#service/query/target.ts";

export interface OrderKey {
  target: Target;
  descending: boolean;
}

const defaultOrder = "sys.createdAt,sys.id";
const maximumKeys = 8;
const unordered: ReadonlySet<ValueKind> = new Set(["texts", "refers", "location", "present"]);

/**
 * Parses `order`: `-` before a key is descending; `sys.id` is the tie-breaker, so keys after it are ignored.
 * @throws ServiceError `BadRequest` for an empty key, too many keys or a kind that can't be ordered by.
 */
export function resolveOrder(order: string | undefined, targetOf: (path: string) => Target): OrderKey[] {
  const texts = (order ?? defaultOrder).split(",");
  if (texts.length > maximumKeys)
    throw new ServiceError("BadRequest", `"order" has more than ${maximumKeys} keys.`);
  const keys = texts.map((text) => resolveKey(text, targetOf));
  const tieBreak = keys.findIndex(({ target }) => target.path === "sys.id");
  if (tieBreak >= 0) return keys.slice(0, tieBreak + 1);
  return [...keys, { target: targetOf("sys.id"), descending: false }];
}

function resolveKey(text: string, targetOf: (path: string) => Target): OrderKey {
  const descending = text.startsWith("-");
  const path = descending ? text.slice(1) : text;
  if (path === "") throw new ServiceError("BadRequest", '"order" has an empty key.');
  const target = targetOf(path);
  if (unordered.has(target.kind)) {
    throw new ServiceError("BadRequest", `"${path}" has no order.`);
  }
  return { target, descending };
}
