import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { validateFields } from "#service/acma/content-validation/validate-fields.ts";
import { refer } from "#service/acma/refer.ts";
import type { ContentTypeField } from "#service/database/schema.ts";

const locales = { defaultLocale: "en-US", locales: ["en-US", "ko-KR"] };

function check(field: Omit<ContentTypeField, "apiName" | "name">, value: unknown) {
  const fields = [{ apiName: "field", name: "Field", ...field }];
  return validateFields({ field: { "en-US": value } }, fields, locales);
}

const deep = (levels: number): unknown => (levels === 0 ? 1 : [deep(levels - 1)]);
const doc = (...content: unknown[]) => ({ type: "doc", content });
const linked = (href: unknown) =>
  doc({
    type: "paragraph",
    content: [{ type: "text", text: "x", marks: [{ type: "link", attrs: { href } }] }],
  });
const media = { targetType: "Media" } as const;

describe("what fits", () => {
  test.each<[Omit<ContentTypeField, "apiName" | "name">, unknown]>([
    [{ type: "Text" }, "x".repeat(256)],
    [{ type: "Text" }, "🌊".repeat(256)],
    [{ type: "Text", validations: { pattern: "^[a-z]+$", in: ["abc"], minLength: 3 } }, "abc"],
    [{ type: "LongText" }, "x\n".repeat(5000)],
    [{ type: "LongText" }, "\u202eright to left"],
    [{ type: "RichText" }, doc()],
    [{ type: "RichText" }, linked("https://example.com")],
    [{ type: "RichText" }, linked("/contents")],
    [{ type: "RichText" }, doc({ type: "heading", attrs: { level: 2 } }, { type: "horizontalRule" })],
    [{ type: "Integer", validations: { min: 0, max: 9 } }, 0],
    [{ type: "Integer" }, Number.MIN_SAFE_INTEGER],
    [{ type: "Number" }, 1e300],
    [{ type: "Boolean" }, false],
    [{ type: "Date" }, "2024-02-29"],
    [{ type: "Date", time: true }, "2024-02-29T23:59:59.5+09:00"],
    [{ type: "Location" }, { lon: -180, lat: 90 }],
    [{ type: "Json" }, { a: [1, null, { "": false }] }],
    [{ type: "Json" }, deep(100)],
    [{ type: "Refer", target: media }, refer("Media", "abc")],
    [{ type: "Array", items: { type: "Text" } }, ["a", "a"]],
    [{ type: "Array", items: { type: "Refer", target: media } }, [refer("Media", "abc")]],
  ])("%j takes %j", (field, value) => {
    expect(check(field, value)).toMatchObject({ problems: [], values: { field: { "en-US": value } } });
  });
});

test("texts that have a pattern are left for patternProblems, with their places", () => {
  const validations = { pattern: "^[a-z]+$" };
  expect(check({ type: "Text", validations }, "ABC")).toMatchObject({
    problems: [],
    patterns: [{ path: "fields.field.en-US", pattern: "^[a-z]+$", text: "ABC" }],
  });
  expect(check({ type: "Array", items: { type: "Text" }, validations }, ["a", "B"]).patterns).toMatchObject([
    { path: "fields.field.en-US[0]" },
    { path: "fields.field.en-US[1]" },
  ]);
});

describe("what does not fit", () => {
  test.each<[Omit<ContentTypeField, "apiName" | "name">, unknown]>([
    [{ type: "Text" }, "x".repeat(257)],
    [{ type: "Text" }, 1],
    [{ type: "Text", validations: { in: ["abc"] } }, "ab"],
    [{ type: "Text", validations: { minLength: 3 } }, "ab"],
    [{ type: "Text", validations: { maxLength: 3 } }, "abcd"],
    [{ type: "LongText" }, "a\u0000"],
    [{ type: "LongText" }, "\ud83c"],
    [{ type: "RichText" }, "<p>text</p>"],
    [{ type: "RichText" }, { type: "paragraph" }],
    [{ type: "RichText" }, doc("text")],
    [{ type: "RichText" }, doc({ type: "text", text: "\u0000" })],
    [{ type: "RichText" }, doc({ type: "text", html: "x" })],
    [{ type: "RichText" }, linked("javascript:alert(1)")],
    [{ type: "RichText" }, linked(" java\nscript:alert(1)")],
    [{ type: "RichText" }, linked(undefined)],
    [{ type: "RichText" }, doc(deep(200))],
    [{ type: "Integer" }, 1.5],
    [{ type: "Integer" }, 2 ** 53],
    [{ type: "Integer" }, "1"],
    [{ type: "Number" }, Number.POSITIVE_INFINITY],
    [{ type: "Number", validations: { min: 0 } }, -0.1],
    [{ type: "Number", validations: { max: 80 } }, 80.1],
    [{ type: "Boolean" }, "true"],
    [{ type: "Date" }, "2023-02-29"],
    [{ type: "Date" }, "2024-01-01T00:00:00Z"],
    [{ type: "Date", time: true }, "2024-01-01"],
    [{ type: "Date", time: true }, "2024-01-01T24:00:00Z"],
    [{ type: "Date" }, "0000-01-01"],
    [{ type: "Location" }, { lon: 181, lat: 0 }],
    [{ type: "Location" }, { lon: 0 }],
    [{ type: "Location" }, { lon: 0, lat: 0, height: 1 }],
    [{ type: "Json" }, { "\u0000": 1 }],
    [{ type: "Json" }, [Number.POSITIVE_INFINITY]],
    [{ type: "Json" }, deep(200)],
    [{ type: "Refer", target: media }, "abc"],
    [{ type: "Refer", target: media }, refer("Content", "abc")],
    [{ type: "Refer", target: media }, refer("Media", "a/b")],
    [{ type: "Refer", target: media }, { sys: { ...refer("Media", "a").sys, extra: 1 } }],
    [{ type: "Array", items: { type: "Text" } }, "a"],
    [{ type: "Array", items: { type: "Text" } }, ["a", ""]],
    [{ type: "Array", items: { type: "Text" } }, ["x".repeat(257)]],
    [{ type: "Array", items: { type: "Text" }, validations: { maxLength: 1 } }, ["a", "b"]],
    [{ type: "Array", items: { type: "Text" }, validations: { in: ["a"] } }, ["b"]],
    [{ type: "Array", items: { type: "Text" } }, Array.from({ length: 1001 }, () => "a")],
  ])("%j refuses %j", (field, value) => {
    const { problems } = check(field, value);
    expect(problems[0]?.path).toMatch(/^fields\.field\.en-US/);
  });
});

describe("fields and locales", () => {
  const title = { apiName: "title", name: "Title", type: "Text", required: true, localized: true } as const;
  const size = { apiName: "size", name: "Size", type: "Integer" } as const;
  const validate = (written: Record<string, unknown>) => validateFields(written, [title, size], locales);

  test.each([undefined, null, "", []])(
    "%j is no value: it is not stored, and not enough for required",
    (value) => {
      expect(validate({ title: { "en-US": value }, size: { "en-US": value } })).toEqual({
        values: {},
        refers: [],
        patterns: [],
        problems: [{ path: "fields.title.en-US", message: "Is required." }],
      });
    },
  );

  test.each(["en-US", "ko-KR"])("required is content with a value in any locale: %s", (locale) => {
    expect(validate({ title: { [locale]: "a" } }).problems).toEqual([]);
  });

  test("required is not content with a value in a locale that the Space does not have", () => {
    expect(validate({ title: { "de-DE": "a" } }).problems.map(({ message }) => message)).toContain(
      "Is required.",
    );
  });

  test("a locale that a field does not have, a field that a type does not have, and no locales at all", () => {
    const written = {
      title: { "en-US": "a", "de-DE": "b" },
      size: { "ko-KR": 1 },
      other: {},
      constructor: {},
    };
    expect(validate(written).problems.map(({ path }) => path)).toEqual([
      "fields.other",
      "fields.constructor",
      "fields.title.de-DE",
      "fields.size.ko-KR",
    ]);
    expect(validate({ title: "a" }).problems.map(({ path }) => path)).toContain("fields.title");
  });

  test("any JSON gets an answer", () => {
    const types: ContentTypeField["type"][] = [
      "Text",
      "RichText",
      "Integer",
      "Date",
      "Location",
      "Json",
      "Refer",
      "Array",
    ];
    fc.assert(
      fc.property(
        fc.constantFrom(...types),
        fc.json().map((text): unknown => JSON.parse(text)),
        (type, value) => {
          const { values, problems } = check({ type }, value);
          if (problems.length === 0) expect(JSON.parse(JSON.stringify(values))).toEqual(values);
        },
      ),
    );
  });
});
