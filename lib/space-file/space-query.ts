import type { Conventions } from "./schema.ts";

const severalValues = /\[(?:in|nin|all)\]$/;

/** A query of the portal, with or without `?`, in the conventions of a Space; byte for byte if they are the decided ones. */
export function queryBy(
  query: string,
  { descending, values }: Pick<Conventions, "descending" | "values">,
): string {
  if (descending === "-key" && values === "commas") return query;
  const mark = query.startsWith("?") ? "?" : "";
  const written = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(query)) {
    if (name === "order" && descending === "key:desc") written.append(name, orderBySuffix(value));
    else if (values === "repeated" && severalValues.test(name)) {
      for (const each of splitValues(value)) written.append(name, each);
    } else written.append(name, value);
  }
  return mark + written.toString().replaceAll("+", "%20");
}

function orderBySuffix(order: string): string {
  const keys = order.split(",");
  return keys.map((key) => (key.startsWith("-") ? `${key.slice(1)}:desc` : key)).join(",");
}

/** Values separated by commas; `\,` is a comma within one. */
function splitValues(list: string): string[] {
  return list.split(/(?<!\\),/).map((value) => value.replaceAll("\\,", ","));
}
