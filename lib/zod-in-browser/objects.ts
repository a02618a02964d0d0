import { asRead, below, misfit, type Outcome, type Rest, type Schema, schemaOf } from "./schema.ts";

/** Assigned, it would become what an object inherits from: it is left out, as zod does. */
const inherited = "__proto__";

type Shape = Readonly<Record<string, Schema>>;

export const object = (shape: Shape): Schema => objectOf(shape, "drop");
export const looseObject = (shape: Shape): Schema => objectOf(shape, "keep");
export const strictObject = (shape: Shape): Schema => objectOf(shape, "refuse");

export function extend({ shape, rest }: Schema, more: Shape): Schema {
  return objectOf({ ...shape, ...more }, rest);
}

export function record(_key: Schema, member: Schema): Schema {
  return schemaOf((value) => {
    if (!isObject(value) || !isPlain(value)) return misfit("expected record");
    const members = Object.entries(value).filter(([name]) => name !== inherited);
    return membersOf(members.map(([name, each]) => [name, member.read(each)]));
  });
}

export function array(item: Schema): Schema {
  return schemaOf((value) => {
    if (!Array.isArray(value)) return misfit("expected array");
    const items: unknown[] = [];
    for (const [index, each] of value.entries()) {
      const outcome = item.read(each);
      if (!outcome.fits) return below(String(index), outcome);
      items.push(outcome.value);
    }
    return asRead(items);
  });
}

function objectOf(shape: Shape, rest: Rest): Schema {
  const known = Object.entries(shape);
  const names = new Set(Object.keys(shape));
  return schemaOf(
    (value) => {
      if (!isObject(value)) return misfit("expected object");
      const others = rest === "drop" ? [] : Object.keys(value).filter((name) => !names.has(name));
      if (rest === "refuse" && others.length > 0) return misfit(`unknown ${others.join(", ")}`);
      return membersOf([
        ...known.flatMap(([name, schema]) => memberOf(value, name, schema)),
        ...others.map((name): Member => [name, asRead(value[name])]),
      ]);
    },
    { shape, rest },
  );
}

type Member = [name: string, outcome: Outcome];

/** A member that may be absent, and is, stays so: it does not become `undefined`. */
function memberOf(value: Readonly<Record<string, unknown>>, name: string, schema: Schema): Member[] {
  if (name in value) return [[name, schema.read(value[name])]];
  if (!schema.mayLack) return [[name, misfit("is not there")]];
  const outcome = schema.read(undefined);
  return schema.leavesOut || (outcome.fits && outcome.value === undefined) ? [] : [[name, outcome]];
}

function membersOf(members: readonly Member[]): Outcome {
  const read: Record<string, unknown> = {};
  for (const [name, outcome] of members) {
    if (!outcome.fits) return below(name, outcome);
    if (name !== inherited) read[name] = outcome.value;
  }
  return asRead(read);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Not a Date, a Map and so on, which the device's own store can give back. */
function isPlain(value: object): boolean {
  const above: unknown = Object.getPrototypeOf(value);
  return above === null || above === Object.prototype;
}
