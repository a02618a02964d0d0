import type { Fields } from "#lib/space/content.ts";
import { wholePositionOf } from "../location/position.ts";
import { isAbsent } from "../reading.ts";

/** Whether two values are equal; no member, `null`, `""` and `[]` are (decisions.md, "Lists"). */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (isAbsent(one) || isAbsent(other)) return isAbsent(one) && isAbsent(other);
  return isSameMember(one, other);
}

/** Whether all values are equal, also a position that a Space answers in another form. */
export function isSameFields(one: Fields, other: Fields): boolean {
  const apiNames = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...apiNames].every((apiName) => {
    const [mine = {}, theirs = {}] = [one[apiName], other[apiName]];
    const locales = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
    return [...locales].every((locale) => isSameValue(inOneForm(mine[locale]), inOneForm(theirs[locale])));
  });
}

function inOneForm(value: unknown): unknown {
  return wholePositionOf(value) ?? value;
}

/** Nested `null` and `""` are values. */
function isSameMember(one: unknown, other: unknown): boolean {
  return one === other || (isNested(one) && isNested(other) && isSameNested(one, other));
}

function isNested(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function isSameNested(one: object, other: object): boolean {
  const [mine, theirs] = [Object.entries(one), new Map(Object.entries(other))];
  return (
    Array.isArray(one) === Array.isArray(other) &&
    mine.length === theirs.size &&
    mine.every(([key, value]) => theirs.has(key) && isSameMember(value, theirs.get(key)))
  );
}
