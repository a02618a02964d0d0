import { knownPath } from "./known-path.ts";
import type { Listed } from "./list.ts";
import { type Condition, operators } from "./operators.ts";
import { refuse } from "./refused.ts";
import type { Shown } from "./show.ts";
import type { Space } from "./space.ts";
import { valuesAt } from "./values-at.ts";

const otherParameters = ["limit", "skip", "next", "prev", "order", "include", "select"];
const advancedOperators = ["regex", "near", "within"];

/** All conditions of the query, combined with AND. */
export function filtersOf(space: Space, query: URLSearchParams, listed: Listed, advanced: boolean) {
  const names = [...new Set(query.keys())].filter((name) => !otherParameters.includes(name));
  const conditions = names.flatMap((name) => {
    const [, field = "", operator = "eq"] = /^([^[\]]+)(?:\[(\w+)\])?$/.exec(name) ?? [];
    // Such as `filter[fields.title.en]`: these do not work.
    if (field === "") return [];
    const path = knownPath(space, field, listed);
    if (path === undefined) return [];
    if (path.kind === "RichText") return refuse("invalid", `${field}: is not searchable`);
    if (advancedOperators.includes(operator) && !advanced)
      return refuse("invalid", `${operator}: not accepted`);
    const make = Object.hasOwn(operators, operator) ? operators[operator] : undefined;
    if (make === undefined) return refuse("invalid", `${operator}: is no operator`);
    const values = valueList(query.getAll(name), space.choices.valueLists);
    const matches = make({
      values,
      text: query.get(name) ?? "",
      fuzzy: advanced && path.kind === "LongText",
    });
    return [{ names: path.names, matches }];
  });
  return (item: Shown) => conditions.every(({ names, matches }: Test) => matches(valuesAt(item, names)));
}

interface Test {
  names: readonly string[];
  matches: Condition;
}

function valueList(values: string[], as: "repeated" | "commas"): string[] {
  return as === "repeated" ? values : values.flatMap((value) => value.split(","));
}
