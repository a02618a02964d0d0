import type { Field } from "./content-types.ts";
import type { Listed } from "./list.ts";
import { refuse } from "./refused.ts";
import type { Space } from "./space.ts";
import { valuesAt } from "./values-at.ts";

export interface KnownPath {
  names: readonly string[];
  /** Of a `fields.` path of Content. */
  kind?: Field["kind"];
}

/** A path of a filter or sort key; undefined for one that the Space does not have and ignores. */
export function knownPath(space: Space, text: string, listed: Listed): KnownPath | undefined {
  const names = text.split(".");
  const unknown = () =>
    space.choices.unknownFields === "ignored" ? undefined : refuse("invalid", `${text}: is unknown`);
  if (names[0] !== "fields")
    return listed.items.some((item) => valuesAt(item, names).length > 0) ? { names } : unknown();
  const [, name = "", locale = ""] = names;
  if (listed.type === null) return refuse("invalid", "sys.contentType.sys.id is required.");
  if (!space.choices.locales.includes(locale)) return unknown();
  if (listed.type === undefined)
    return ["title", "description", "file"].includes(name) ? { names } : unknown();
  const kind = space.typeOf(listed.type)?.fields[name]?.kind;
  return kind === undefined ? unknown() : { names, kind };
}
