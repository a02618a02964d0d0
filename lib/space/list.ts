import * as z from "zod/mini";
import { type Author, authorSchema } from "./author.ts";
import { isTooDeep } from "./nesting.ts";

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
  /** Items that were created before were not searched, as all would take too long. */
  since: z.catch(z.optional(z.iso.datetime()), undefined),
});

export type SearchAnswer = z.infer<typeof searchSchema>;

const link = z.catch(z.nullish(z.string()), undefined);

/** An item that doesn't fit the interface, with what can be read of it. */
export interface UnreadableItem {
  id?: string;
  title?: string;
  createdBy?: Author;
}

const optionalText = z.catch(z.optional(z.string()), undefined);
const optionalAuthor = z.catch(z.optional(authorSchema), undefined);

const unreadableSchema = z.looseObject({
  sys: z.catch(z.optional(z.looseObject({ id: optionalText, createdBy: optionalAuthor })), undefined),
  name: optionalText,
  fields: z.catch(z.optional(z.record(z.string(), z.unknown())), undefined),
});

/** "List response wrapper"; only `items` is needed, and each is parsed by itself. */
export const listSchema = z.looseObject({
  limit: z.catch(z.optional(z.number()), undefined),
  totalCount: z.catch(z.optional(z.number()), undefined),
  items: z.array(z.unknown()),
  search: z.catch(z.optional(searchSchema), undefined),
  links: z.catch(z.nullish(z.looseObject({ next: link, prev: link })), undefined),
});

/** By code points: it cuts no character in two. */
const longestTitle = /^.{0,200}/su;

function readableOf(item: unknown): UnreadableItem {
  const parsed = z.safeParse(unreadableSchema, item);
  if (!parsed.success) return {};
  const { sys, name, fields } = parsed.data;
  const values = [fields?.title, fields?.name, ...Object.values(fields ?? {})];
  const title = name ?? values.map(textIn).find((text) => text !== undefined);
  return {
    ...(sys?.id !== undefined && { id: sys.id }),
    ...(title !== undefined && { title: longestTitle.exec(title)?.[0] ?? "" }),
    ...(sys?.createdBy && !isTooDeep(sys.createdBy) && { createdBy: sys.createdBy }),
  };
}

/** A text, or the first one of a locale map. */
function textIn(value: unknown): string | undefined {
  if (typeof value === "string") return value || undefined;
  if (typeof value !== "object" || value === null) return undefined;
  return Object.values(value).find((each) => typeof each === "string" && each !== "");
}

export interface Page<Item> {
  limit: number;
  /** Absent if the Space doesn't count. */
  totalCount?: number;
  items: Item[];
  unreadable?: UnreadableItem[];
  /** Opaque cursors from `links`. */
  next?: string;
  prev?: string;
  /** Whether the Space has advanced search, according to its answer. */
  advancedSearch?: boolean;
  search?: SearchAnswer;
}

/** The page of an answer. An item that doesn't fit doesn't take the others along: it is one of `unreadable`. */
export function pageOf<Item extends z.core.$ZodType>(
  { items: all, search, links, ...list }: z.infer<typeof listSchema>,
  itemSchema: Item,
): Page<z.core.output<Item>> {
  const parsed = all.map((each) => (isTooDeep(each) ? undefined : z.safeParse(itemSchema, each)));
  const items = parsed.flatMap((each) => (each?.success ? [each.data] : []));
  const fits = parsed.map((each) => each?.success === true);
  const unreadable = all.filter((_, at) => !fits[at]).map(readableOf);
  const next = cursorOf(links?.next, "next");
  const prev = cursorOf(links?.prev, "prev");
  const count = all.length;
  // A page that has space left and no other page beside it has all items.
  const isWhole = next === undefined && prev === undefined && (count === 0 || count < (list.limit ?? 0));
  const totalCount = list.totalCount ?? (isWhole ? count : undefined);
  return {
    ...{ limit: list.limit ?? count, items },
    ...(totalCount !== undefined && { totalCount }),
    ...(unreadable.length > 0 && { unreadable }),
    ...(search !== undefined && { search: searchWithout(search, fits) }),
    ...(next !== undefined && { next }),
    ...(prev !== undefined && { prev }),
  };
}

/** Sections are by position, so those of unreadable items go too. */
function searchWithout(search: SearchAnswer, fits: readonly boolean[]): SearchAnswer {
  const items = search.items?.filter((_, at) => fits[at]);
  return { ...search, ...(items && { items }) };
}

/** How many items a page has, those included that can't be shown. */
export function itemCount({ items, unreadable = [] }: Pick<Page<unknown>, "items" | "unreadable">): number {
  return items.length + unreadable.length;
}

/**
 * The cursor within a link, by its name. Without one it is the link's whole query, which `listQueryString` sends as it
 * is. Only the query is used, whatever the link's origin and path: no call goes to an address from an answer.
 */
function cursorOf(link: string | null | undefined, name: "next" | "prev"): string | undefined {
  if (!link) return undefined;
  const mark = link.indexOf("?");
  if (mark === -1) return undefined;
  const query = link.slice(mark);
  return new URLSearchParams(query).get(name) ?? query;
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
  const cursor = next ?? prev;
  if (cursor?.startsWith("?")) return cursor.slice(1);
  const query = new URLSearchParams();
  if (limit !== undefined) query.set("limit", String(limit));
  if (order !== undefined) query.set("order", order);
  if (include !== undefined && include > 0) query.set("include", String(include));
  for (const [key, value] of conditions) query.append(key, key === "select" ? withSys(value) : value);
  if (next !== undefined) query.set("next", next);
  else if (prev !== undefined) query.set("prev", prev);
  // Some services read "+" as itself.
  return query.toString().replaceAll("+", "%20");
}

/** A selection of fields with `sys`, which the interface doesn't say to stay. */
function withSys(select: string): string {
  return /(?:^|,)(?:-|sys\b)/.test(select) ? select : `sys,${select}`;
}
