import type { ListQuery } from "#lib/space/list-query.ts";
import type { ContentType } from "#lib/space-file/schema.ts";
import { columnsOf, isPlainColumns, readColumns } from "./list-columns.ts";
import { changedLastFirst, listOrders, type OrderSubject } from "./list-order.ts";

export const pageSizes = [15, 30, 60, 100] as const;
export type PageSize = (typeof pageSizes)[number];

/** What the address of a list says. The address is the view: the same one shows the same to everybody. */
export interface ListView {
  mine: boolean;
  order: string;
  size: PageSize;
  /** By key, in order; absent for those of the Space file. */
  columns?: readonly string[];
  /** At most one of the two. */
  next?: string;
  prev?: string;
}

export type ViewProblem = "mine" | "order" | "size" | "columns" | "cursor";

export type ViewReading = { view: ListView } | { problem: ViewProblem };

/** A query string as pages (`searchParams`) and browsers (`URLSearchParams`) hand it over. */
export type Search = Readonly<Record<string, string | readonly string[] | undefined>>;

const cursorMax = 4096;

/** Reads a list's view; says which part of the address nobody can follow. Unknown parameters are left alone. */
export function readListView(search: Search, subject: OrderSubject): ViewReading {
  const { mine, order = changedLastFirst, size = "15", columns, next, prev } = search;
  if (mine !== undefined && mine !== "1") return { problem: "mine" };
  if (typeof order !== "string" || !listOrders(subject).includes(order)) return { problem: "order" };
  const known = pageSizes.find((each) => String(each) === size);
  if (known === undefined) return { problem: "size" };
  const chosen = typeof columns === "string" ? readColumns(columns, subject.type) : undefined;
  if (columns !== undefined && chosen === undefined) return { problem: "columns" };
  if (!isCursor(next) || !isCursor(prev) || (next !== undefined && prev !== undefined)) {
    return { problem: "cursor" };
  }
  return {
    view: {
      mine: mine === "1",
      order,
      size: known,
      ...(chosen !== undefined && !isPlainColumns(subject.type, chosen) && { columns: chosen }),
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
    columns: view.columns?.join(","),
    next: view.next,
    prev: view.prev,
  };
}

/** Whether a view shows only some of a type. */
export function isNarrowed({ mine }: ListView): boolean {
  return mine;
}

/** Another view of the same list: what is not changed stays, and it begins at the first page. */
export function changedView(view: ListView, change: Partial<ListView>): ListView {
  const { next, prev, ...kept } = view;
  return { ...kept, ...change };
}

/** What to ask the service for a view: only the fields that rows show, with what they refer to. */
export function listQueryOf(type: ContentType, view: ListView, memberId: string): ListQuery {
  const { displayField, summaryField, pictureField } = type;
  const fields = columnsOf(type, view.columns).filter(({ kind }) => kind === "field");
  const shown = [displayField, summaryField, pictureField, ...fields.map(({ key }) => key)];
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
