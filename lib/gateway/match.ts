import { LRUCache } from "lru-cache";
import { type Endpoint, type EndpointName, endpoints, fillPath } from "#lib/space/endpoints.ts";
import { endpointPath } from "#lib/space-file/endpoint-path.ts";

export type Match =
  | { state: "row"; endpoint: EndpointName; path: string; parameters: Record<string, string> }
  | { state: "wrong-method"; allow: string }
  | { state: "none" };

interface Row {
  name: EndpointName;
  endpoint: Endpoint;
  segments: string[];
}

/** Members ask for the same few paths again and again. */
const found = new LRUCache<string, Match & { state: "row" }>({ max: 2_000 });

const rows: Row[] = [];
for (const name of Object.keys(endpoints)) {
  if (!isEndpointName(name)) continue;
  rows.push({ name, endpoint: endpoints[name], segments: endpoints[name].path.split("/").slice(1) });
}

/**
 * Finds the row of the endpoint table for a path below `/api/{service}`, as the browser sent it. Segments are
 * decoded once; one that still holds a separator, a dot segment or a control character matches nothing.
 */
export function matchEndpoint(service: string, method: string, path: string): Match {
  const asked = `${service} ${method} ${path}`;
  const known = found.get(asked);
  if (known !== undefined) return known;
  const match = findMatch(service, method, path);
  if (match.state === "row") found.set(asked, match);
  return match;
}

function findMatch(service: string, method: string, path: string): Match {
  const segments = decodeSegments(path);
  if (segments === undefined) return { state: "none" };
  const candidates = rows.filter((row) => row.endpoint.service === service && fits(row, segments));
  if (candidates.length === 0) return { state: "none" };
  const row = candidates.find(({ endpoint }) => endpoint.method === method);
  if (row === undefined) {
    return { state: "wrong-method", allow: candidates.map(({ endpoint }) => endpoint.method).join(", ") };
  }
  const parameters = parametersOf(row, segments);
  return { state: "row", endpoint: row.name, path: fillPath(endpointPath(row.name), parameters), parameters };
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

function fits(row: Row, segments: readonly string[]): boolean {
  return (
    row.segments.length === segments.length &&
    row.segments.every((expected, index) => expected.startsWith("{") || expected === segments[index])
  );
}

function parametersOf(row: Row, segments: readonly string[]): Record<string, string> {
  const parameters: Record<string, string> = {};
  for (const [index, expected] of row.segments.entries()) {
    if (expected.startsWith("{")) parameters[expected.slice(1, -1)] = segments[index] ?? "";
  }
  return parameters;
}

function isEndpointName(name: string): name is EndpointName {
  return name in endpoints;
}
