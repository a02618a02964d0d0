import fc from "fast-check";
import { expect, test } from "vitest";
import * as zod from "zod/mini";
import * as ours from "./zod-in-browser.ts";

type Build = (z: typeof zod) => zod.ZodMiniType;
const here = ours as unknown as typeof zod;

const names = fc.constantFrom("a", "b", "sys", "constructor", "toString");

/** Any schema of ours, as what makes it of either. */
const { schema: schemas } = fc.letrec<{ schema: Build }>((tie) => ({
  schema: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom<Build[]>(
      (z) => z.string(),
      (z) => z.number(),
      (z) => z.boolean(),
      (z) => z.unknown(),
      (z) => z.literal("a"),
      (z) => z.enum(["a", "b"]),
      (z) => z.iso.date(),
      (z) => z.iso.datetime({ offset: true }),
      (z) => z.string().check(z.minLength(1), z.maxLength(2)),
      (z) => z.string().check(z.regex(/^a/)),
    ),
    tie("schema").map(
      (inner): Build =>
        (z) =>
          z.optional(inner(z)),
    ),
    tie("schema").map(
      (inner): Build =>
        (z) =>
          z.nullish(inner(z)),
    ),
    tie("schema").map(
      (inner): Build =>
        (z) =>
          z.nullable(inner(z)),
    ),
    tie("schema").map(
      (inner): Build =>
        (z) =>
          z.catch(inner(z), "instead"),
    ),
    tie("schema").map(
      (inner): Build =>
        (z) =>
          z.catch(inner(z), undefined),
    ),
    tie("schema").map(
      (inner): Build =>
        (z) =>
          z.array(inner(z)),
    ),
    tie("schema").map(
      (inner): Build =>
        (z) =>
          z.array(inner(z)).check(z.minLength(1)),
    ),
    tie("schema").map(
      (inner): Build =>
        (z) =>
          z.record(z.string(), inner(z)),
    ),
    fc.tuple(tie("schema"), tie("schema")).map(
      ([one, other]): Build =>
        (z) =>
          z.union([one(z), other(z)]),
    ),
    fc.tuple(fc.constantFrom("object", "looseObject", "strictObject"), shapes(tie), shapes(tie)).map(
      ([kind, shape, more]): Build =>
        (z) =>
          z.extend(z[kind](of(shape, z)), of(more, z)),
    ),
    fc.tuple(shapes(tie), shapes(tie)).map(
      ([one, other]): Build =>
        (z) => {
          const option = (kind: string, shape: Shape) => z.object({ ...of(shape, z), kind: z.literal(kind) });
          return z.discriminatedUnion("kind", [option("a", one), option("b", other)]);
        },
    ),
  ),
}));

type Shape = [name: string, build: Build][];

function shapes(tie: (name: "schema") => fc.Arbitrary<Build>): fc.Arbitrary<Shape> {
  return fc.array(fc.tuple(names, tie("schema")), { maxLength: 3 });
}

function of(shape: Shape, z: typeof zod) {
  return Object.fromEntries(shape.map(([name, build]) => [name, build(z)]));
}

const { value: values } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom("a", "b", "", "abc", "2024-02-29", "2023-02-29", "2026-11-21T14:00:00.5+09:00"),
    fc.constantFrom<unknown[]>(undefined, null, true, Number.NaN, Number.POSITIVE_INFINITY, 0, 1n),
    fc.constantFrom<unknown[]>(new Date(0), new Map(), Symbol.iterator),
    fc.anything(),
    fc.array(tie("value"), { maxLength: 3 }),
    fc
      .array(fc.tuple(fc.oneof(names, fc.constantFrom("kind", "__proto__")), tie("value")), { maxLength: 4 })
      .map((members): unknown => Object.fromEntries(members)),
  ),
}));

test("a schema of the browser gives the answer that zod gives", () => {
  fc.assert(
    fc.property(schemas, values, (build, value) => {
      const { success, data } = zod.safeParse(build(zod), value);
      const read = here.safeParse(build(here), value);
      expect({ success: read.success, data: read.data }).toEqual({ success, data });
      if (success) expect(keysOf(read.data)).toEqual(keysOf(data));
    }),
    { numRuns: 1500 },
  );
});

/** `toEqual` takes a member that is undefined for one that is not there. */
function keysOf(value: unknown): unknown {
  return JSON.stringify(value, (_, each) =>
    each === undefined ? "undefined" : typeof each === "bigint" ? "n" : each,
  );
}

test("the names are zod's own", () => {
  expect(Object.keys(zod)).toEqual(expect.arrayContaining(Object.keys(ours)));
});

const digits = (most: number) =>
  fc.integer({ min: 0, max: most }).map((number) => String(number).padStart(2, "0"));
const days = fc
  .tuple(digits(20), digits(99), digits(13), digits(32))
  .map(([c, y, m, d]) => `${c}${y}-${m}-${d}`);
const zones = fc.oneof(
  fc.constantFrom("", "Z", "z", "+09"),
  fc.tuple(fc.constantFrom("+", "-"), digits(25), digits(61)).map(([sign, h, m]) => `${sign}${h}:${m}`),
);
const moments = fc
  .tuple(days, digits(25), digits(61), fc.constantFrom("", ":00", ":60", ":59.5", ":00."), zones)
  .map(([day, h, m, rest, zone]) => `${day}T${h}:${m}${rest}${zone}`);

test("days and moments are those of zod", () => {
  fc.assert(
    fc.property(fc.oneof(days, moments), (text) => {
      for (const build of [
        (z: typeof zod) => z.iso.date(),
        (z: typeof zod) => z.iso.datetime({ offset: true }),
      ]) {
        expect(here.safeParse(build(here), text).success).toBe(zod.safeParse(build(zod), text).success);
      }
    }),
    { numRuns: 1000 },
  );
});

test("a problem has its path", () => {
  const schema = here.object({ items: here.array(here.object({ id: here.string() })) });
  const { error } = here.safeParse(schema, { items: [{ id: "a" }, { id: 1 }] });
  expect(error?.issues[0]?.path).toEqual(["items", "1", "id"]);
  expect(() => here.parse(schema, {})).toThrow('At "items"');
});
