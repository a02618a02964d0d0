import { searchPlacesOf } from "#lib/content/search-ways.ts";
import type { ListFilter } from "#lib/fields/filter/filter-operator.ts";
import { type FilterRefusal, filterName, readFilters } from "#lib/fields/filter/filter-read.ts";
import { filterFieldsOf } from "#lib/fields/filter.ts";
import type { Reading } from "#lib/fields/reading.ts";
import { paths } from "#lib/paths.ts";
import type { Content } from "#lib/space/content.ts";
import { deleteContent, listContents, readContent } from "#lib/space/contents.ts";
import type { Send } from "#lib/space/send.ts";
import type { ContentType, SpaceLocale } from "#lib/space-file/schema.ts";
import type { Collection, Deletable, FoundPage } from "../collection.ts";
import { readView, type Search, type View, type ViewProblem, viewSearch } from "../view.ts";
import { columnsOf, isPlainColumns, readColumns } from "./content-columns.ts";
import { changedLastFirst, listOrders } from "./content-orders.ts";

/** What the address of a list of Contents says. */
export interface ContentsView extends View {
  /** All of them hold together. */
  filters: readonly ListFilter[];
  /** By key, in order; absent for those of the Space file. */
  columns: readonly string[] | undefined;
}

/** The part of an address that is invalid; of a filter also why. */
export type ContentsViewProblem = ViewProblem | "columns" | FilterRefusal;

export type ContentsViewReading = { view: ContentsView } | { problem: ContentsViewProblem };

export type ContentsPage = FoundPage<Content>;

/** Contents of a type: those that members manage, or those that are published, to be read. */
export type ContentsPlace = "contents" | "readings";

/** What every part of a list of Contents needs to know. Plain data: it crosses from server to browser. */
export interface ContentsSubject {
  type: ContentType;
  place: ContentsPlace;
  locales: readonly SpaceLocale[];
  reading: Reading;
  memberId: string;
  /** Administrators may delete others' items too ("isAdmin"). */
  isAdmin: boolean;
}

/** As much of it as the list itself needs. */
export interface ContentsScope extends Pick<ContentsSubject, "type" | "memberId"> {
  reading: Pick<Reading, "localeIds">;
  isAdmin?: boolean;
}

export interface ContentsCollection extends Collection<ContentsView, ContentsPage>, Deletable<Content> {
  readView: (search: Search) => ContentsViewReading;
}

/** The key of a list of Contents. */
export function contentsId(place: ContentsPlace, contentTypeId: string): string {
  return place === "contents" ? contentTypeId : `read:${contentTypeId}`;
}

interface ContentsOptions {
  /** The order that a list begins with. */
  order: string;
  hasColumns: boolean;
  sendBy: (send: Send) => Send;
}

/** How one item is deleted and looked for, whatever its list. */
export const contentCalls = { deleteItem: deleteContent, readItem: readContent };

/** The Contents of a type that members manage. */
export function contentsOf(scope: ContentsScope): ContentsCollection {
  return createContents(scope, "contents", {
    order: changedLastFirst,
    hasColumns: true,
    sendBy: (send) => send,
  });
}

/** A list of Contents; one that is read has no columns, and nothing is deleted there. */
export function createContents(
  { type, reading, memberId, isAdmin = false }: ContentsScope,
  place: ContentsPlace,
  { order, hasColumns, sendBy }: ContentsOptions,
): ContentsCollection {
  const usual = { order, size: 15 } as const;
  const path = paths[place];
  return {
    id: contentsId(place, type.id),
    plain: path(type.id),
    displayField: type.displayField,
    readView: (search) => {
      const { localeIds } = reading;
      const rules = {
        ...usual,
        orders: listOrders({ type, localeIds }),
        searchPlaces: searchPlacesOf(type, localeIds),
      };
      const common = readView(search, rules);
      if ("problem" in common) return common;
      const columns = hasColumns ? columnsIn(search, type) : undefined;
      if (columns === "odd") return { problem: "columns" };
      const conditions = readFilters(entriesOf(search), filterFieldsOf(type, localeIds));
      if ("refused" in conditions) return { problem: conditions.refused };
      return { view: { ...common.view, filters: conditions.filters, columns } };
    },
    address: (view) =>
      path(
        type.id,
        viewSearch(view, usual, { ...namedTogether(view.filters), columns: view.columns?.join(",") }),
      ),
    isPart: ({ mine, filters, search }) => mine || filters.length > 0 || search !== "",
    query: ({ size, cursor, mine, filters, columns, ...view }, search) => ({
      limit: size,
      order: view.order,
      include: 1,
      ...cursor,
      conditions: [
        ["select", selectOf(type, hasColumns ? columns : [])],
        ...(mine ? ([["sys.createdBy.sys.id", memberId]] as const) : []),
        ...filters.map((filter) => [filterName(filter), filter.value] as const),
        ...search,
      ],
    }),
    find: async (send, query) => await listContents(sendBy(send), type.id, query),
    deleteRight: ({ sys }) => {
      if (place === "readings") return undefined;
      if (sys.createdBy.sys.id === memberId) return "delete";
      return isAdmin ? "deleteOthers" : undefined;
    },
    ...contentCalls,
  };
}

/** The columns of an address: undefined for those of the Space file, "odd" for some that the type does not have. */
function columnsIn({ columns }: Search, type: ContentType): readonly string[] | undefined | "odd" {
  if (columns === undefined) return undefined;
  const chosen = typeof columns === "string" ? readColumns(columns, type) : undefined;
  if (chosen === undefined) return "odd";
  return isPlainColumns(type, chosen) ? undefined : chosen;
}

/** Only the fields that rows show. */
function selectOf(type: ContentType, columns: readonly string[] | undefined): string {
  const { displayField, summaryField, pictureField } = type;
  const fields = columnsOf(type, columns).filter(({ kind }) => kind === "field");
  const shown = [displayField, summaryField, pictureField, ...fields.map(({ key }) => key)];
  const names = [...new Set(shown.filter((name) => name !== undefined))];
  return names.map((name) => `fields.${name}`).join(",");
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
