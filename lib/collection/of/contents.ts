import { placeType } from "#lib/content/place-type.ts";
import { type Condition, searchPlacesOf, selected } from "#lib/content/search-methods.ts";
import { titleFieldOf } from "#lib/content/type-words.ts";
import type { ListFilter } from "#lib/fields/filter/filter-operator.ts";
import { type FilterRefusal, filterName, readFilters } from "#lib/fields/filter/filter-read.ts";
import { shorthandOf, wireFilters } from "#lib/fields/filter/shorthand.ts";
import { filterFieldsOf } from "#lib/fields/filter.ts";
import type { Reading } from "#lib/fields/reading.ts";
import { paths } from "#lib/paths.ts";
import type { Content } from "#lib/space/content.ts";
import { deleteContent, fromPublished, listContents, readContent } from "#lib/space/contents.ts";
import type { ContentType, SpaceLocale } from "#lib/space-file/schema.ts";
import type { Authored, Collection, Deletable, FoundPage } from "../collection.ts";
import { type ContentsSource, contentsListId } from "../list-ids.ts";
import { readView, type Search, type View, type ViewProblem, viewSearch } from "../view.ts";
import { columnsOf, isPlainColumns, readColumns } from "./content-columns.ts";
import { type ContentsLook, hasColumns, lookOf, usualSizes } from "./content-looks.ts";
import { changedLastFirst, listOrders } from "./content-orders.ts";

export interface ContentsView extends View {
  look: ContentsLook;
  /** Combined with AND. */
  filters: readonly ListFilter[];
  /** Absent for those of the Space file. */
  columns: readonly string[] | undefined;
}

/** The invalid part of a URL; for a filter also why. */
export type ContentsViewProblem = ViewProblem | "look" | "columns" | FilterRefusal;

export type ContentsViewReading = { view: ContentsView } | { problem: ContentsViewProblem };

export type ContentsPage = FoundPage<Content>;

/** Shared by all parts of a list. Serializable. */
export interface ContentsSubject {
  type: ContentType;
  source: ContentsSource;
  locales: readonly SpaceLocale[];
  reading: Reading;
  memberId: string;
  timeZone?: string | undefined;
  /** Administrators may delete others' items ("isAdmin"). */
  isAdmin: boolean;
}

export interface ContentsScope extends Pick<ContentsSubject, "type" | "memberId"> {
  reading: Pick<Reading, "localeIds">;
  isAdmin?: boolean;
  /** The member's (IANA), for filters by the last days. */
  timeZone?: string | undefined;
}

export interface ContentsCollection extends Collection<ContentsView, ContentsPage>, Deletable<Authored> {
  readView: (search: Search) => ContentsViewReading;
}

export function contentCalls(contentTypeId: string): Pick<Deletable<Content>, "deleteItem" | "readItem"> {
  return {
    deleteItem: async (send, contentId) => await deleteContent(send, { contentTypeId, contentId }),
    readItem: async (send, contentId) => await readContent(send, { contentTypeId, contentId }),
  };
}

export const contentsOf = (scope: ContentsScope) => contentsAt({ ...scope, source: "contents" });
export const readingsOf = (scope: ContentsScope) => contentsAt({ ...scope, source: "readings" });

/** Readings come from ACDA, the last published first, without columns and deletion. */
export function contentsAt(scope: ContentsScope & Pick<ContentsSubject, "source">): ContentsCollection {
  const { type, source, reading, memberId, isAdmin = false, timeZone = "UTC" } = scope;
  const isManaged = source === "contents";
  const usualOrder = isManaged ? changedLastFirst : "-sys.publish.at";
  const usual = (look: ContentsLook) => ({ order: usualOrder, size: usualSizes[look] });
  const path = paths[source];
  const kindOf = ({ key }: ListFilter) =>
    filterFieldsOf(type, reading.localeIds).find((field) => field.key === key)?.kind ?? "closed";
  return {
    id: contentsListId(source, type.id),
    plain: path(type.id),
    usualOrder,
    titleKind: titleFieldOf(type)?.type,
    readView: (search) => {
      const { localeIds } = reading;
      const look = lookOf(type, source, search.view ?? "table");
      if (look === undefined) return { problem: "look" };
      const rules = {
        ...usual(look),
        orders: listOrders({ type, localeIds }),
        searchPlaces: searchPlacesOf(type, localeIds),
      };
      const common = readView(search, rules);
      if ("problem" in common) return common;
      const columns = isManaged ? columnsIn(search, type) : undefined;
      if (columns === "odd") return { problem: "columns" };
      const conditions = readFilters(entriesOf(search), filterFieldsOf(type, localeIds));
      if ("refused" in conditions) return { problem: conditions.refused };
      return { view: { ...common.view, look, filters: conditions.filters, columns } };
    },
    address: (view) =>
      path(
        type.id,
        viewSearch(view, usual(view.look), {
          ...namedTogether(view.filters),
          columns: view.columns?.join(","),
          view: view.look === "table" ? undefined : view.look,
        }),
      ),
    isPart: ({ mine, filters, search }) => mine || filters.length > 0 || search !== "",
    isDaily: ({ filters }) => filters.some((each) => shorthandOf(each, kindOf(each)) === "last"),
    query: ({ size, cursor, mine, look, filters, columns, ...view }, search) => ({
      limit: size,
      order: view.order,
      include: 1,
      ...cursor,
      conditions: [
        ...selectOf(type, namesShown(type, { look, columns: isManaged ? columns : [] }), search.length > 0),
        ...(mine ? ([["sys.createdBy.sys.id", memberId]] as const) : []),
        ...filters
          .flatMap((each) => wireFilters(each, { kind: kindOf(each), timeZone }))
          .map((each) => [filterName(each), each.value] as const),
        ...search,
      ],
    }),
    find: async (send, query) => await listContents(isManaged ? send : fromPublished(send), type.id, query),
    deleteRight: ({ sys }) => {
      if (!isManaged) return undefined;
      if (sys.createdBy.sys.id === memberId) return "delete";
      return isAdmin ? "deleteOthers" : undefined;
    },
    ...contentCalls(type.id),
  };
}

/** Undefined for the Space file's columns, "odd" for invalid ones. */
function columnsIn({ columns }: Search, type: ContentType): readonly string[] | undefined | "odd" {
  if (columns === undefined) return undefined;
  const chosen = typeof columns === "string" ? readColumns(columns, type) : undefined;
  if (chosen === undefined) return "odd";
  return isPlainColumns(type, chosen) ? undefined : chosen;
}

/** The change of a view to another look, from the first page if that has another size. */
export function lookChange(view: ContentsView, look: ContentsLook): Partial<ContentsView> {
  const isUsual = view.size === usualSizes[view.look];
  const size = isUsual ? usualSizes[look] : view.size;
  return size === view.size ? { look, cursor: view.cursor } : { look, size };
}

/** What this device remembers of the list of a type. */
export interface RememberedView {
  columns?: readonly string[] | undefined;
  look?: ContentsLook | undefined;
}

/** A list whose URL says nothing. */
export function withRemembered(view: ContentsView, { columns, look }: RememberedView): ContentsView {
  return { ...view, ...(look && { look, size: usualSizes[look] }), ...(columns && { columns }) };
}

/** The fields of the columns; on a map the position. */
function namesShown(type: ContentType, { look, columns }: Pick<ContentsView, "look" | "columns">): string[] {
  if (look === "map") return placeType(type).map(({ positionField }) => positionField);
  if (!hasColumns(look)) return [];
  return columnsOf(type, columns).flatMap(({ kind, key }) => (kind === "field" ? [key] : []));
}

function selectOf(type: ContentType, fields: readonly string[], isSearch: boolean): Condition[] {
  const { displayField, summaryField, pictureField } = type;
  const searched = isSearch ? type.fields.filter((field) => "searchable" in field && field.searchable) : [];
  return selected(
    displayField,
    summaryField,
    pictureField,
    ...fields,
    ...searched.map(({ apiName }) => apiName),
  );
}

function entriesOf(search: Search): (readonly [name: string, value: string])[] {
  return Object.entries(search).flatMap(([name, value = []]) =>
    (typeof value === "string" ? [value] : value).map((each) => [name, each] as const),
  );
}

function namedTogether(filters: readonly ListFilter[]): Record<string, string | string[]> {
  const byName = Map.groupBy(filters, filterName);
  return Object.fromEntries(
    [...byName].map(([name, group]) => {
      const [first = "", ...rest] = group.map(({ value }) => value);
      return [name, rest.length === 0 ? first : [first, ...rest]];
    }),
  );
}
