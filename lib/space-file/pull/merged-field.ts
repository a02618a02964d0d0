import { isDeepStrictEqual } from "node:util";
import { knownMembers } from "../problems/known-members.ts";
import { fieldSchema } from "../schema.ts";
import type { PulledField } from "./pulled-field.ts";
import { isRecord, type Members } from "./record-reader.ts";

/** Without `to` the member is removed. */
export interface MemberChange {
  key: string;
  from: unknown;
  to?: unknown;
}

const upper = new Set(["max", "maxLength", "maxItems"]);
const lower = new Set(["min", "minLength", "minItems"]);
/** An operator may require more than the Space. */
const atLeast = new Set(["required"]);
const ruled = [
  ...["type", "required", "localized", "searchable", "time", "target", "items"],
  ...["min", "max", "minLength", "maxLength", "minItems", "maxItems", "pattern", "options"],
];

/**
 * The changes that make a field match the Space. Stricter rules of the operator stay: the Space accepts what
 * they let through.
 */
export function memberChanges(written: Members, { facts }: PulledField): MemberChange[] {
  const known = new Set(knownMembers(fieldSchema, [], { type: facts.type }));
  const changed = ruled.flatMap((key): MemberChange[] => {
    const [from, to] = [written[key], fitting(key, written[key], facts[key])];
    return isDeepStrictEqual(from ?? false, to ?? false)
      ? []
      : [{ key, from, ...(to !== undefined && { to }) }];
  });
  const lost = Object.keys(written)
    .filter((key) => !known.has(key) && !changed.some((change) => change.key === key))
    .map((key) => ({ key, from: written[key] }));
  return [...changed.filter(({ key, to }) => known.has(key) || to === undefined), ...lost];
}

function fitting(key: string, from: unknown, fact: unknown): unknown {
  if (upper.has(key) || lower.has(key)) return stricter(key, from, fact);
  if (atLeast.has(key) || key === "pattern") return fact ?? from;
  if (key === "options") return narrower(from, fact);
  if (key === "target" || key === "items") return withinTarget(from, fact);
  return fact;
}

function stricter(key: string, from: unknown, fact: unknown): unknown {
  if (typeof from !== "number" || typeof fact !== "number") return fact ?? from;
  return upper.has(key) ? Math.min(from, fact) : Math.max(from, fact);
}

function narrower(from: unknown, fact: unknown): unknown {
  if (!Array.isArray(from) || !Array.isArray(fact)) return fact ?? from;
  return from.every((option) => fact.includes(option)) ? from : fact;
}

/** If the Space allows any type, the operator may name one; rules for entries follow those for fields. */
function withinTarget(from: unknown, fact: unknown): unknown {
  if (!isRecord(from) || !isRecord(fact)) return fact;
  const sameKind = from.type === fact.type && from.targetType === fact.targetType;
  if (!sameKind) return fact;
  const keys = new Set([...Object.keys(fact), ...Object.keys(from)]);
  return Object.fromEntries(
    [...keys]
      .map(
        (key) =>
          [key, key === "target" ? withinTarget(from[key], fact[key]) : fitInner(key, from, fact)] as const,
      )
      .filter(([, value]) => value !== undefined),
  );
}

function fitInner(key: string, from: Members, fact: Members): unknown {
  if (key === "options") return narrower(from[key], fact[key]);
  return fact[key] ?? from[key];
}
