import * as z from "zod";
import { askCma, type Cma, PullError } from "./ask-cma.ts";
import { type CmaType, cmaType } from "./cma-type.ts";

const pageSize = 100;
/** More means a pagination loop. */
const pagesMax = 100;

const nextSchema = z.object({ next: z.string() });

/** The list wrapper, with a `links` of any kind; or the items alone. */
const typeListSchema = z.union([
  z.array(z.unknown()).transform((items) => ({ items, links: undefined })),
  z.looseObject({ items: z.array(z.unknown()), links: z.unknown().optional() }),
]);

export interface CmaTypes {
  types: CmaType[];
  /** How many items of the list are no Content Types. */
  unreadable: number;
}

/** All pages of the list at a path with `{spaceId}`. Throws `PullError`. */
export async function readCmaTypes(cma: Cma, template: string): Promise<CmaTypes> {
  const path = template.replace("{spaceId}", encodeURIComponent(cma.spaceId));
  const records: unknown[] = [];
  let query: string | undefined = `limit=${pageSize}`;
  for (let page = 0; page < pagesMax; page++) {
    const { items, links } = await askCma(cma, `${path}?${query}`, typeListSchema);
    records.push(...items);
    query = nextQuery(links);
    if (query === undefined) {
      const types = records.map(cmaType).filter((type) => type !== undefined);
      return { types, unreadable: records.length - types.length };
    }
  }
  throw new PullError(`CMA goes on after ${pagesMax} pages of Content Types.`);
}

/** A link carries all parameters of its page, the cursor under any name ("List response wrapper"). */
function nextQuery(links: unknown): string | undefined {
  const { data: { next } = {} } = nextSchema.safeParse(links);
  return next?.split("?")[1]?.split("#")[0];
}
