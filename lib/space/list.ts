import * as z from "zod/mini";

/** The sections of a search, best first. */
export const searchSections = ["titleStart", "title", "text", "similar"] as const;
export type SearchSection = (typeof searchSections)[number];

const count = z.optional(z.number());

/** What an answer says of `sys.search`, an addition of the embedded Space; other Spaces say nothing. */
const searchSchema = z.object({
  /** The fields that were searched. */
  fields: z.array(z.string()),
  /** How many items each section has; absent above the count's limit. */
  sections: z.optional(z.object({ titleStart: count, title: count, text: count, similar: count })),
  /** The section of each item, in the order of the search. */
  items: z.optional(z.array(z.enum(searchSections))),
});

export type SearchAnswer = z.infer<typeof searchSchema>;

/** "List response wrapper". */
export function listSchema<Item extends z.core.$ZodType>(item: Item) {
  return z.looseObject({
    sys: z.looseObject({ type: z.string() }),
    limit: z.number(),
    totalCount: z.number(),
    items: z.array(item),
    search: z.catch(z.optional(searchSchema), undefined),
    links: z.looseObject({
      self: z.optional(z.string()),
      next: z.optional(z.string()),
      prev: z.optional(z.string()),
    }),
  });
}

export interface Page<Item> {
  limit: number;
  totalCount: number;
  items: Item[];
  /** Opaque cursors from `links`. */
  next?: string;
  prev?: string;
  /** Whether the Space has advanced search, according to its answer. */
  advancedSearch?: boolean;
  search?: SearchAnswer;
}

export interface ListAnswer<Item> {
  limit: number;
  totalCount: number;
  items: Item[];
  search?: SearchAnswer | undefined;
  links: { next?: string | undefined; prev?: string | undefined };
}

export function pageOf<Item>({ limit, totalCount, items, search, links }: ListAnswer<Item>): Page<Item> {
  const next = cursorOf(links.next, "next");
  const prev = cursorOf(links.prev, "prev");
  return {
    ...{ limit, totalCount, items },
    ...(search !== undefined && { search }),
    ...(next !== undefined && { next }),
    ...(prev !== undefined && { prev }),
  };
}

/** The cursor within a `links` path. */
function cursorOf(link: string | undefined, name: "next" | "prev"): string | undefined {
  if (link === undefined) return undefined;
  const query = link.slice(link.indexOf("?") + 1);
  return new URLSearchParams(query).get(name) ?? undefined;
}

/** "Common list query parameters". */
export interface ListQuery {
  /** 1 to 100. */
  limit?: number;
  /** Sort keys, `-` before a descending one. */
  order?: string;
  include?: 0 | 1 | 2 | 3;
  next?: string;
  prev?: string;
  /** Such as `["sys.createdBy.sys.id", "…"]` or `["sys.createdAt[gte]", "…"]`, combined with AND. */
  conditions?: readonly (readonly [key: string, value: string])[];
}

export function listQueryString({ limit, order, include, next, prev, conditions = [] }: ListQuery): string {
  const query = new URLSearchParams();
  if (limit !== undefined) query.set("limit", String(limit));
  if (order !== undefined) query.set("order", order);
  if (include !== undefined && include > 0) query.set("include", String(include));
  for (const [key, value] of conditions) query.append(key, value);
  if (next !== undefined) query.set("next", next);
  else if (prev !== undefined) query.set("prev", prev);
  return query.toString();
}
