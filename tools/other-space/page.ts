import { z } from "zod";
import type { Call } from "./call.ts";
import type { Listed } from "./list.ts";
import type { Ordered } from "./order.ts";
import { refuse } from "./refused.ts";
import type { Shown } from "./show.ts";
import type { Space } from "./space.ts";

type Links = Record<string, string | null>;

interface Page {
  items: readonly Shown[];
  limit: number;
  links?: Links;
}

export function pageOf(space: Space, call: Call, base: Listed["base"], all: Ordered): Page {
  const limit = limitOf(space, call.query.get("limit"));
  const first = firstIndex(call.query, all, limit);
  const items = all.items.slice(first.index, first.index + first.count);
  const end = first.index + items.length;
  if (space.choices.links === "missing") return { items, limit };
  const cursor = (index: number) => encode(all.keysOf(all.items[index] ?? {}));
  const ends = space.choices.endLinks === "null" ? { next: null, prev: null } : {};
  const links = {
    self: link(space, call, base, {}),
    ...ends,
    ...(end < all.items.length && end > 0
      ? { next: link(space, call, base, { next: cursor(end - 1) }) }
      : {}),
    ...(first.index > 0 ? { prev: link(space, call, base, { prev: cursor(first.index) }) } : {}),
  };
  return { items, limit, links };
}

function limitOf(space: Space, sent: string | null): number {
  if (sent === null) return 15;
  const limit = /^-?\d+$/.test(sent) ? Number(sent) : NaN;
  if (limit >= 1 && limit <= 100) return limit;
  if (space.choices.badLimit === "refused") return refuse("invalid", "limit: is 1 to 100");
  return Number.isNaN(limit) ? 15 : Math.min(100, Math.max(1, limit));
}

/** A cursor takes precedence over `skip`. */
function firstIndex(query: URLSearchParams, all: Ordered, limit: number): { index: number; count: number } {
  const keys = all.items.map(all.keysOf);
  const [next, prev] = [query.get("next"), query.get("prev")];
  if (next !== null) {
    const after = decode(next);
    const index = keys.findIndex((one) => all.compareKeys(one, after) > 0);
    return { index: index < 0 ? keys.length : index, count: limit };
  }
  if (prev !== null) {
    const before = decode(prev);
    const end = keys.filter((one) => all.compareKeys(one, before) < 0).length;
    return { index: Math.max(0, end - limit), count: Math.min(limit, end) };
  }
  return { index: Math.max(0, Number(query.get("skip") ?? 0) || 0), count: limit };
}

/** Has `+`, `/` and `=` at times, so it has to be encoded in a query. */
function encode(keys: readonly unknown[]): string {
  return Buffer.from(`\u00ff>?${JSON.stringify(keys)}`).toString("base64");
}

function decode(cursor: string): unknown[] {
  try {
    return z.array(z.unknown()).parse(JSON.parse(Buffer.from(cursor, "base64").toString().slice(3)));
  } catch {
    return refuse("invalid", "The cursor is unusable.");
  }
}

function link(space: Space, call: Call, base: Listed["base"], cursor: Record<string, string>): string {
  const query = new URLSearchParams(call.query);
  if (Object.keys(cursor).length > 0) for (const name of ["next", "prev", "skip"]) query.delete(name);
  for (const [name, value] of Object.entries(cursor)) query.set(name, value);
  const path = `/v1${call.path}${query.size > 0 ? `?${String(query).replaceAll("+", "%20")}` : ""}`;
  if (space.choices.links === "paths") return path;
  const basePath = base === "cma" ? "/v1" : space.choices.memberBase;
  return `${space.origins[base]}${basePath.replace(/\/v1$/, "")}${path}`;
}
