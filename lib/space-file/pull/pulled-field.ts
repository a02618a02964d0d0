import { kindsOf, knownMembers } from "../problems/known-members.ts";
import { fieldProblems } from "../problems/type-problems.ts";
import { fieldSchema, type Words } from "../schema.ts";
import type { CmaField } from "./cma-field.ts";
import { isRecord, type Members } from "./record-reader.ts";

export interface PulledField {
  apiName: string;
  /** The facts that the Space states. */
  facts: Members;
  /** Texts that the operator may change. */
  words: { label: Words; help?: Words | undefined };
}

/** A CMA field as one of a Space file, if one can express it, and what it can't express. */
export function pulledField(field: CmaField): { pulled?: PulledField; notes: string[] } {
  const { apiName, name, help } = field;
  const type = kindsOf(fieldSchema).find((kind) => kind.toLowerCase() === field.type.toLowerCase());
  if (type === undefined) {
    const kind = field.type === "" ? "CMA says no kind of it" : `the portal knows no kind "${field.type}"`;
    return { notes: [...field.notes, `${kind}, so it is left out; what you write of it by hand stays`] };
  }
  const known = new Set(knownMembers(fieldSchema, [], { type }));
  const all = Object.entries({ ...factsOf(field, type), ...rulesOf(field, type) }).filter(
    ([, value]) => value !== undefined,
  );
  const facts = Object.fromEntries(all.filter(([key]) => known.has(key)));
  const strange = all
    .filter(([key]) => !known.has(key))
    .map(([key]) => `the portal has no "${key}" for a ${type} field`);
  const words = { label: name, ...(help !== undefined && { help }) };
  const { fitting, notes } = fittingFacts({ apiName, ...words }, facts);
  const pulled = fitting && { apiName, facts: fitting, words };
  return { ...(pulled && { pulled }), notes: [...field.notes, ...strange, ...notes] };
}

function factsOf({ required, localized, searchable, time, target, items }: CmaField, type: string): Members {
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
function rulesOf({ items, rules }: CmaField, type: string): Members {
  const { min, max, minLength, maxLength, pattern, in: options } = rules;
  if (type !== "Array") return { min, max, minLength, maxLength, pattern, options };
  const ofEntries =
    items?.type === "Text" ? { ...(pattern && { pattern }), ...(options && { options }) } : {};
  return {
    minItems: minLength || undefined,
    maxItems: maxLength,
    items: { ...items, ...ofEntries },
  };
}

/** Without these a field is none. */
const needed = new Set(["apiName", "type", "label", "target", "items"]);

/** Leaves out what the Space file's schema and checks refuse: a rule alone, or the field. */
function fittingFacts(base: Members, all: Members): { fitting?: Members; notes: string[] } {
  const notes: string[] = [];
  let facts = all;
  for (;;) {
    const problem = firstProblem({ ...base, ...facts });
    if (problem === undefined) return { fitting: facts, notes };
    const said = `${problem.path.join(".")} ${problem.message}`;
    const rest = withoutRule(facts, problem.path);
    if (rest === undefined) return { notes: [...notes, `${said}, so it is left out`] };
    notes.push(`${said}, so this rule is left out`);
    facts = rest;
  }
}

/** Undefined for what a field can't be without. */
function withoutRule(facts: Members, [key = "", inner = ""]: readonly string[]): Members | undefined {
  const { items } = facts;
  if (key === "items" && isRecord(items) && ["pattern", "options"].includes(inner)) {
    return { ...facts, items: without(items, inner) };
  }
  return needed.has(key) || !(key in facts) ? undefined : without(facts, key);
}

function without(record: Members, key: string): Members {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));
}

function firstProblem(field: Members): { path: string[]; message: string } | undefined {
  const parsed = fieldSchema.safeParse(field);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return { path: issue?.path.map(String) ?? [], message: `can't be used (${issue?.message})` };
  }
  const problem = [...fieldProblems(parsed.data, [], [])].find(({ severity }) => severity === "error");
  return problem && { path: problem.path.map(String), message: problem.message };
}
