import { kindsOf, knownMembers } from "../problems/known-members.ts";
import { fieldSchema } from "../schema.ts";
import type { CmaField } from "./read-cma.ts";

export type Members = Readonly<Record<string, unknown>>;

export interface PulledField {
  apiName: string;
  /** The facts that the Space states. */
  facts: Members;
  /** Texts that the operator may change. */
  words: { label: string; help?: string | undefined };
  /** What CMA states and Space files can't. */
  notes: string[];
}

const knownKeys = new Set([
  ...["apiName", "name", "type", "required", "localized", "searchable", "time", "target", "items"],
  ...["validations", "help"],
]);
const knownRules = new Set(["min", "max", "minLength", "maxLength", "pattern", "in"]);

/** A CMA field as one of a Space file; undefined for unknown kinds. */
export function pulledField(field: CmaField): PulledField | undefined {
  const { apiName, type, name = apiName, help, validations = {} } = field;
  if (!kindsOf(fieldSchema).includes(type)) return undefined;
  const known = new Set(knownMembers(fieldSchema, [], { type }));
  const all = { ...factsOf(field), ...rulesOf(field) };
  const facts = Object.fromEntries(
    Object.entries(all).filter(([key, value]) => known.has(key) && value !== undefined),
  );
  const strange = [
    ...Object.keys(field).filter((key) => !knownKeys.has(key)),
    ...Object.keys(validations).filter((key) => !knownRules.has(key)),
  ];
  const notes = strange.map((key) => `CMA says "${key}" of it, which a Space file has no word for`);
  return { apiName, facts, words: { label: name, help }, notes };
}

function factsOf({ type, required, localized, searchable, time, target, items }: CmaField): Members {
  return {
    type,
    required: required || undefined,
    localized: localized || undefined,
    searchable: searchable || undefined,
    time: time || undefined,
    target: type === "Refer" ? (target ?? { targetType: "Content" }) : undefined,
    items,
  };
}

/** An Array's lengths count entries; other rules apply to each Text in it. */
function rulesOf({
  type,
  items,
  validations: { min, max, minLength, maxLength, pattern, in: options } = {},
}: CmaField) {
  if (type !== "Array") return { min, max, minLength, maxLength, pattern, options };
  const ofEntries =
    items?.type === "Text" ? { ...(pattern && { pattern }), ...(options && { options }) } : {};
  return {
    minItems: minLength || undefined,
    maxItems: maxLength,
    items: { ...items, ...ofEntries },
  };
}
