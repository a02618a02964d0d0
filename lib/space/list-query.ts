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
  const query = new URLSearchParams();
  if (limit !== undefined) query.set("limit", String(limit));
  if (order !== undefined) query.set("order", order);
  if (include !== undefined && include > 0) query.set("include", String(include));
  for (const [key, value] of conditions) query.append(key, value);
  if (next !== undefined) query.set("next", next);
  else if (prev !== undefined) query.set("prev", prev);
  return query.toString();
}
