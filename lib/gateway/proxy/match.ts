import { LRUCache } from "lru-cache";
import type { AnyEndpointName } from "#lib/space/console-endpoints.ts";
import { endpoints, fillPath, placeholdersIn } from "#lib/space/endpoints.ts";
import { operationOf } from "#lib/space-file/current.ts";

export type Match<Name extends AnyEndpointName> =
  | MatchedRow<Name>
  | { state: "wrong-method"; allow: string }
  | { state: "none" };

export interface MatchedRow<Name extends AnyEndpointName> {
  state: "row";
  endpoint: Name;
  /** With its placeholders. */
  row: string;
  /** Method and filled path at this Space. */
  method: string;
  path: string;
  parameters: Record<string, string>;
}

interface Row<Name extends AnyEndpointName> {
  name: Name;
  endpoint: { service: string; method: string; path: string };
  segments: string[];
}

/**
 * Finds the row for a path below `/api/{service}`. Segments are decoded once; one that then contains a
 * separator, a dot segment or a control character matches nothing. `contentType` is the `contentTypeHeader` of a call
 * whose path lacks the Content Type, encoded as a segment too.
 */
export type MatchEndpoint<Name extends AnyEndpointName> = (
  service: string,
  method: string,
  path: string,
  contentType?: string | null,
) => Match<Name>;

/** Anyone can send a path of 16 KB: a thousand of those would fill the memory. */
const longestRemembered = 500;

export const matchEndpoint = matcherOf(endpoints);

export function matcherOf<Name extends AnyEndpointName>(
  table: Readonly<Record<Name, Row<Name>["endpoint"]>>,
): MatchEndpoint<Name> {
  const found = new LRUCache<string, MatchedRow<Name>>({ max: 2_000 });
  const rows: Row<Name>[] = [];
  for (const name in table) {
    rows.push({ name, endpoint: table[name], segments: table[name].path.split("/").slice(1) });
  }
  return (service, method, path, contentType = null) => {
    const key = `${service} ${method} ${path} ${contentType ?? ""}`;
    const known = found.get(key);
    if (known !== undefined) return known;
    const match = findMatch(rows, { service, method, path }, contentType);
    if (match.state === "row" && key.length <= longestRemembered) found.set(key, match);
    return match;
  };
}

function findMatch<Name extends AnyEndpointName>(
  rows: readonly Row<Name>[],
  { service, method, path }: Row<Name>["endpoint"],
  contentType: string | null,
): Match<Name> {
  const segments = decodeSegments(path);
  const [contentTypeId] = contentType === null ? [] : (decodeSegments(`/${contentType}`) ?? []);
  if (segments === undefined) return { state: "none" };
  const candidates = rows.filter((row) => row.endpoint.service === service && fits(row, segments));
  if (candidates.length === 0) return { state: "none" };
  const row = candidates.find(({ endpoint }) => endpoint.method === method);
  if (row === undefined) {
    return { state: "wrong-method", allow: candidates.map(({ endpoint }) => endpoint.method).join(", ") };
  }
  const parameters = {
    ...(contentTypeId !== undefined && { contentTypeId }),
    ...parametersOf(row, segments),
  };
  const { name, endpoint } = row;
  const operation = operationOf(name);
  const isFillable = placeholdersIn(operation.path).every((placeholder) => placeholder in parameters);
  if (!isFillable) return { state: "none" };
  return {
    state: "row",
    endpoint: name,
    row: endpoint.path,
    method: operation.method,
    path: fillPath(operation.path, parameters),
    parameters,
  };
}

function decodeSegments(path: string): string[] | undefined {
  if (!path.startsWith("/")) return undefined;
  try {
    const segments = path.slice(1).split("/").map(decodeURIComponent);
    return segments.every(isPlainSegment) ? segments : undefined;
  } catch {
    return undefined;
  }
}

function isPlainSegment(segment: string): boolean {
  return segment !== "" && segment !== "." && segment !== ".." && !/[/\\@%#?\p{Cc}]/u.test(segment);
}

function fits<Name extends AnyEndpointName>(row: Row<Name>, segments: readonly string[]): boolean {
  return (
    row.segments.length === segments.length &&
    row.segments.every((expected, index) => expected.startsWith("{") || expected === segments[index])
  );
}

function parametersOf<Name extends AnyEndpointName>(
  row: Row<Name>,
  segments: readonly string[],
): Record<string, string> {
  const parameters: Record<string, string> = {};
  for (const [index, expected] of row.segments.entries()) {
    if (expected.startsWith("{")) parameters[expected.slice(1, -1)] = segments[index] ?? "";
  }
  return parameters;
}
