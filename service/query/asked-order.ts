import type { ServiceContext } from "#service/context.ts";
import { indexContentType } from "#service/query/content-type-indexes.ts";
import type { PartitionedType } from "#service/query/list-partition.ts";
import { noteOrders } from "#service/query/noted-orders.ts";
import type { OpenList } from "#service/query/open-list.ts";

/** Fewer are sorted in no time. */
const sortsQuickly = 1_000;

/**
 * The field by which a list was sorted for the first time, which now gets an index (docs/decisions/0057). Undefined if
 * it has one or needs none.
 * @param orders those that were noted before
 */
export function newOrder(
  { compiled }: OpenList,
  orders: ReadonlySet<string>,
  totalCount: number,
): string | undefined {
  const [first] = compiled.order;
  if (totalCount <= sortsQuickly || first?.target.source.from !== "fields") return undefined;
  return orders.has(first.target.path) ? undefined : first.target.path;
}

/** The list doesn't wait: until the index exists, Contents are sorted at each read. */
export async function indexOrder(
  { unlimited, log, closing }: Pick<ServiceContext, "unlimited" | "log" | "closing">,
  type: PartitionedType,
  path: string,
): Promise<void> {
  try {
    if (!(await noteOrders(unlimited, type, [path]))) return;
    await indexContentType(unlimited, type, { signal: closing });
  } catch (error) {
    if (!closing.aborted) log.warn({ err: error, path }, "an order of lists is not indexed for now");
  }
}
