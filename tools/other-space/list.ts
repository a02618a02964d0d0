import type { Answer, Call } from "./call.ts";
import { filtersOf } from "./filters.ts";
import { related } from "./include.ts";
import { inOrder } from "./order.ts";
import { pageOf } from "./page.ts";
import { select } from "./select.ts";
import type { Shown } from "./show.ts";
import type { Space } from "./space.ts";

export interface Listed {
  items: readonly Shown[];
  /** The service that answers. */
  base: "acma" | "acda" | "cma";
  /** The id of the Content Type that all items follow; null if the query names none. */
  type?: string | null;
  /** `targetType` values that `include` follows, besides Content and Media. */
  follows?: readonly string[];
}

const advancedHeader = "x-service-advanced-search";

/** Any GET that returns a collection: filters, order, page, selection and expansion. */
export function listAnswer(space: Space, call: Call, listed: Listed): Answer {
  const advanced = space.choices.advancedSearch && call.headers[advancedHeader] === "true";
  const matches = filtersOf(space, call.query, listed, advanced);
  const all = inOrder(space, call.query.get("order"), listed, listed.items.filter(matches));
  const { items, limit, links } = pageOf(space, call, listed.base, all);
  const { expanded, included } = related(space, items, call.query.get("include"), listed.follows ?? []);
  const shown = expanded.map((item) => select(item, call.query.get("select"), space.choices.selectKeepsSys));
  const whole = {
    sys: { type: "TotalPageResponse" },
    limit,
    ...(space.choices.totalCount ? { totalCount: all.items.length } : {}),
    items: shown,
    ...(included === undefined ? {} : { included }),
    ...(links === undefined ? {} : { links }),
  };
  const body = space.choices.listWrapper === "whole" ? whole : { items: shown };
  return { status: 200, headers: advanced ? { "X-Service-Advanced-Search": "true" } : {}, body };
}
