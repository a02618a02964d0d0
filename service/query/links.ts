export interface LinkSubject {
  /** As in `links`: `/v1/spaces/…`, without a query string. */
  path: string;
  query: URLSearchParams;
  limit: number;
  skip: number;
}

export interface PageCursors {
  next?: string | undefined;
  prev?: string | undefined;
}

export interface Links {
  self: string;
  next?: string;
  prev?: string;
}

/** Full paths with every query parameter of the request; a cursor replaces `skip` (`decisions.md`, "Lists"). */
export function buildLinks({ path, query, limit, skip }: LinkSubject, cursors: PageCursors): Links {
  const links: Links = { self: withQuery(path, query) };
  if (cursors.next !== undefined) links.next = withCursor(path, query, "next", cursors.next);
  if (cursors.prev !== undefined) links.prev = withCursor(path, query, "prev", cursors.prev);
  else if (skip > 0) links.prev = withSkip(path, query, skip - limit);
  return links;
}

function withCursor(path: string, query: URLSearchParams, name: "next" | "prev", cursor: string): string {
  const changed = withoutPosition(query);
  changed.set(name, cursor);
  return withQuery(path, changed);
}

/** Past the end there is no item for a cursor. */
function withSkip(path: string, query: URLSearchParams, skip: number): string {
  const changed = withoutPosition(query);
  if (skip > 0) changed.set("skip", String(skip));
  return withQuery(path, changed);
}

function withoutPosition(query: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...query].filter(([name]) => !["skip", "next", "prev"].includes(name)));
}

function withQuery(path: string, query: URLSearchParams): string {
  return query.size === 0 ? path : `${path}?${query}`;
}
