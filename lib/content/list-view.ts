import type { ListQuery } from "#lib/space/list-query.ts";
import type { ContentType } from "#lib/space-file/schema.ts";

export const pageSizes = [15, 30, 60, 100] as const;
export type PageSize = (typeof pageSizes)[number];

export const changedLastFirst = "-sys.updatedAt";

/** What the address of a list says. The address is the view: the same one shows the same to everybody. */
export interface ListView {
  mine: boolean;
  order: string;
  size: PageSize;
  /** At most one of the two. */
  next?: string;
  prev?: string;
}

export type ViewReading = { view: ListView } | { problem: "mine" | "order" | "size" | "cursor" };

/** A query string as pages (`searchParams`) and browsers (`URLSearchParams`) hand it over. */
export type Search = Readonly<Record<string, string | readonly string[] | undefined>>;

const cursorMax = 4096;

/** Reads a list's view; says which part of the address nobody can follow. Unknown parameters are left alone. */
export function readListView(search: Search, orders: readonly string[]): ViewReading {
  const { mine, order = changedLastFirst, size = "15", next, prev } = search;
  if (mine !== undefined && mine !== "1") return { problem: "mine" };
  if (typeof order !== "string" || !orders.includes(order)) return { problem: "order" };
  const known = pageSizes.find((each) => String(each) === size);
  if (known === undefined) return { problem: "size" };
  if (!isCursor(next) || !isCursor(prev) || (next !== undefined && prev !== undefined)) {
    return { problem: "cursor" };
  }
  return {
    view: {
      mine: mine === "1",
      order,
      size: known,
      ...(next !== undefined && { next }),
      ...(prev !== undefined && { prev }),
    },
  };
}

function isCursor(value: Search[string]): value is string | undefined {
  return value === undefined || (typeof value === "string" && value !== "" && value.length <= cursorMax);
}

/** The view as a query: whatever is the default is left out, so that one view has one address. */
export function listViewSearch(view: Partial<ListView>): Record<string, string | undefined> {
  return {
    mine: view.mine === true ? "1" : undefined,
    order: view.order === changedLastFirst ? undefined : view.order,
    size: view.size === undefined || view.size === 15 ? undefined : String(view.size),
    next: view.next,
    prev: view.prev,
  };
}

/** The order by an item's name, in one locale ("order": a `fields.` key includes the locale). */
export function titleOrder(displayField: string, localeId: string): string {
  return `fields.${displayField}.${localeId}`;
}

/** Every order that a list of a type can have. */
export function listOrders(displayField: string, localeIds: readonly string[]): string[] {
  return [
    changedLastFirst,
    "sys.updatedAt",
    "-sys.createdAt",
    "sys.createdAt",
    ...localeIds.map((localeId) => titleOrder(displayField, localeId)),
  ];
}

/** What to ask the service for a view: only the fields that rows show, with what they refer to. */
export function listQueryOf(type: ContentType, view: ListView, memberId: string): ListQuery {
  const { displayField, summaryField, pictureField, columns } = type;
  const shown = [
    displayField,
    summaryField,
    pictureField,
    ...columns.filter((name) => !name.startsWith("@")),
  ];
  const select = [...new Set(shown.filter((name) => name !== undefined))].map((name) => `fields.${name}`);
  return {
    limit: view.size,
    order: view.order,
    include: 1,
    ...(view.next !== undefined && { next: view.next }),
    ...(view.prev !== undefined && { prev: view.prev }),
    conditions: [
      ["select", select.join(",")],
      ...(view.mine ? ([["sys.createdBy.sys.id", memberId]] as const) : []),
    ],
  };
}

/** A browser's query string in the shape that pages get it: what is named twice comes as a list. */
export function searchOf(parameters: URLSearchParams): Search {
  const search: Record<string, string | string[]> = {};
  for (const name of new Set(parameters.keys())) {
    const values = parameters.getAll(name);
    search[name] = values.length > 1 ? values : (values[0] ?? "");
  }
  return search;
}
