export const pageSizes = [15, 30, 60, 100] as const;
export type PageSize = (typeof pageSizes)[number];

/** A query string as pages (`searchParams`) and browsers (`URLSearchParams`) hand it over. */
export type Search = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Which page of a list, by its cursor; at most one of the two. */
export interface Turn {
  next?: string;
  prev?: string;
}

/** Whether it is a page after the first. */
export function isFurtherOn({ next, prev }: Turn): boolean {
  return next !== undefined || prev !== undefined;
}

const cursorMax = 4096;

/** The page size of an address; `undefined` when no list has it. */
export function readSize(said: Search[string], usual: PageSize): PageSize | undefined {
  return said === undefined ? usual : pageSizes.find((each) => String(each) === said);
}

/** The cursor of an address; `undefined` when nobody can follow it. */
export function readTurn({ next, prev }: Search): Turn | undefined {
  if (!isCursor(next) || !isCursor(prev) || (next !== undefined && prev !== undefined)) return undefined;
  return { ...(next !== undefined && { next }), ...(prev !== undefined && { prev }) };
}

function isCursor(value: Search[string]): value is string | undefined {
  return value === undefined || (typeof value === "string" && value !== "" && value.length <= cursorMax);
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
