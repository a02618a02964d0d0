import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ContentsView, contentsOf } from "#lib/collection/of/contents.ts";
import { findPage } from "#lib/collection/query.ts";
import type { Search } from "#lib/collection/view.ts";
import { type FilterKind, filterKinds, operatorRow } from "#lib/fields/filter/filter-kinds.ts";
import { joinList, type Operator, operators } from "#lib/fields/filter/filter-operator.ts";
import { filterName } from "#lib/fields/filter/filter-read.ts";
import { type FilterField, filterFieldsOf, isSearchable } from "#lib/fields/filter.ts";
import { type MatrixSpace, startMatrixSpace, type WrittenSample } from "./matrix-space.ts";
import { matches } from "./plain-match.ts";
import { sampleType } from "./sample-type.ts";

const localeIds = ["en-US", "ko-KR"];
const contents = contentsOf({ type: sampleType, reading: { localeIds }, memberId: "ada" });
const fields = filterFieldsOf(sampleType, localeIds);
let space: MatrixSpace;

beforeAll(async () => {
  space = await startMatrixSpace();
}, 120_000);
afterAll(async () => await space.close());

describe.each(fields.map((field) => [field.key, field] as const))("%s", (_, field) => {
  test.each(operators)("%s", async (operator) => {
    const isKnown = operatorRow(field.kind, operator) !== undefined;
    const values = valuesFor(field, operator);
    if (isKnown) expect(values.length).toBeGreaterThan(0);
    for (const value of isKnown ? values : ["1"]) {
      const name = filterName({ key: field.key, operator, value });
      const reading = contents.readView({ [name]: value });
      if (!isKnown) {
        const reason = field.kind === "closed" ? "closed" : "operator";
        expect(reading).toMatchObject({ problem: { reason, operator } });
        expect(await refusedBySpace(name, value)).toBe(true);
        continue;
      }
      const expected = space.samples.filter((sample) =>
        matches(heldBy(sample, field), operator, value, comparisonOf(field, operator)),
      );
      expect(reading, `${name}=${value}`).toHaveProperty("view");
      if (!("view" in reading)) return;
      const page = await findPage(contents, space.send, reading.view);
      expect(names(page.items.map(({ sys }) => sys.id)), `${name}=${value}`).toEqual(
        names(expected.map(({ id }) => id)),
      );
    }
  });
});

test("the cells tell items apart: hardly one is answered by all items or by none alone", () => {
  const cells = fields.flatMap((field) =>
    operators.flatMap((operator) => {
      const counts = valuesFor(field, operator).map(
        (value) =>
          space.samples.filter((sample) =>
            matches(heldBy(sample, field), operator, value, comparisonOf(field, operator)),
          ).length,
      );
      return counts.length === 0 ? [] : [counts.some((count) => count > 0 && count < space.samples.length)];
    }),
  );
  expect(cells.length).toBeGreaterThan(150);
  expect(cells.filter((tells) => tells).length / cells.length).toBeGreaterThan(0.85);
});

test("a condition that is no value of its kind is refused with the field, here as there", async () => {
  const odd: Search = {
    "fields.count.en-US[gt]": "8.4",
    "fields.size.en-US": "8,4",
    "fields.day.en-US[gte]": "2026-02-30",
    "fields.moment.en-US[lt]": "2026-09-01T25:00:00Z",
    "fields.open.en-US": "yes",
    "fields.labels.en-US[exists]": "1",
    "fields.place.en-US[near]": "128.5,38.3",
    "fields.place.en-US[within]": "128,38,129,38",
    "fields.labels.en-US[in]": "tide,,shore",
    "sys.version[gte]": "two",
    "sys.createdAt[gt]": "yesterday",
  };
  for (const [name, value] of Object.entries(odd)) {
    const reading = contents.readView({ [name]: value });
    expect(reading, name).toMatchObject({ problem: { reason: "value", value } });
    expect(await refusedBySpace(name, String(value)), name).toBe(true);
  }
});

describe("a search", () => {
  const view = (search: string, more: Search = {}): ContentsView => {
    const reading = contents.readView({ q: search, ...more });
    if (!("view" in reading)) throw new Error(`No view: ${JSON.stringify(reading)}`);
    return reading.view;
  };
  const find = async (search: string, more: Search = {}) => {
    const page = await findPage(contents, space.send, view(search, more));
    const { titleStart, title, text } = page.search?.sections ?? {};
    return {
      found: names(page.items.map(({ sys }) => sys.id)),
      in: page.searchIn?.[0],
      titles: titleStart ?? title,
      texts: text,
    };
  };

  test("finds titles and texts in all languages, the best first, in upper or lower case", async () => {
    expect(await find("TID")).toEqual({ found: ["Tide at dawn", "tidal flat"], titles: 2 });
    expect(await find("물때")).toMatchObject({ found: ["Tide at dawn"] });
    expect(await find("BEAN")).toMatchObject({ found: ["tidal flat"], texts: 1 });
  });
  test("takes every character for itself", async () => {
    expect((await find(".*")).found).toEqual([]);
    expect((await find("바람, 모")).found).toEqual(["바람, 모래언덕"]);
  });
  test("composed and decomposed letters are the same", async () => {
    expect((await find("새벽".normalize("NFD"))).found).toEqual(["Tide at dawn"]);
  });
  test("walks on where it was found", async () => {
    const first = await findPage(contents, space.send, view("tid"), (query) => ({
      ...query,
      limit: 1,
    }));
    const next = first.next ?? "";
    const second = await find("tid", { next });
    expect(second.found).toHaveLength(1);
    expect(second.found).not.toEqual(names(first.items.map(({ sys }) => sys.id)));
  });

  describe("in a Space without advanced search", () => {
    beforeAll(async () => await space.setAdvancedSearch(false));
    afterAll(async () => await space.setAdvancedSearch(true));

    test("is for how names begin, and capitals make no difference at the beginning", async () => {
      expect(await find("tide")).toMatchObject({ found: ["Tide at dawn"], in: "title.en-US" });
      expect(await find("Tidal")).toMatchObject({ found: ["tidal flat"], in: "title.en-US" });
      expect((await find("bean")).found).toEqual([]);
    });
    test("is told so by the Space, and patterns and distances are refused there", async () => {
      const page = await findPage(contents, space.send, view(""));
      expect(page.advancedSearch).toBe(false);
      const near = view("", { "fields.place.en-US[near]": "128.5,38.3,50" });
      await expect(findPage(contents, space.send, near)).rejects.toMatchObject({
        code: "AdvancedSearchUnavailable",
      });
    });
  });
});

/** Under advanced search `eq` looks into a searchable text. */
function comparisonOf(field: FilterField, operator: Operator) {
  if (operator === "eq" && isSearchable(field)) return "search";
  return comparisons[field.kind] ?? "text";
}

const comparisons: Partial<Record<FilterKind, "number" | "moment">> = {
  integer: "number",
  number: "number",
  counter: "number",
  moment: "moment",
  stamp: "moment",
};

/** Values to ask for: what samples hold, what none holds, and the edges between. */
function valuesFor(field: FilterField, operator: Operator): string[] {
  const editor = operatorRow(field.kind, operator)?.editor;
  if (editor === undefined) return [];
  if (editor.editor === "presence") return ["true", "false"];
  if (editor.editor === "near") return ["128.5182,38.3341,0.1", "127.4,36.35,300", "128.5,38.3,100"];
  if (editor.editor === "polygon") return ["128,37,130,37,130,39,128,39", "0,0,1,0,1,1"];
  if (editor.editor === "pattern") return ["^[Tt]i", "a", "^.{4}$"];
  const held = space.samples
    .flatMap((sample) => heldBy(sample, field))
    .filter((value) => value !== undefined)
    .map(String);
  const one = [...new Set([...held.slice(0, 4), ...(absentValues[field.kind] ?? [])])];
  if (operator === "prefix") return [...one, ...one.map((text) => text.slice(0, 2))];
  if (!("many" in editor) || !editor.many) return one;
  return [joinList(one.slice(0, 1)), joinList(one.slice(0, 2)), joinList(one.slice(1))].filter(Boolean);
}

const absentValues: Partial<Record<FilterKind, string[]>> = {
  text: ["nobody", "T"],
  texts: ["a"],
  integer: ["0", "100"],
  number: ["-1.5", "8.40"],
  date: ["2026-08-31", "2026-10-01"],
  moment: ["2026-09-01", "2026-09-01T10:00:00+09:00"],
  boolean: ["true", "false"],
  counter: ["2", "7"],
  stamp: ["1999-01-01", "2100-01-01T00:00:00Z"],
};

/** What a sample holds under a key of the wire. */
function heldBy(sample: WrittenSample, { key, of }: FilterField): unknown {
  if ("field" in of) {
    const { apiName } = of.field;
    const name = of.localeId === "ko-KR" ? (apiName === "title" ? "ko" : "") : apiName;
    const value = sample.fields[name];
    return key.endsWith(".sys.id") ? idOf(value) : value;
  }
  switch (of.fact) {
    case "id":
      return sample.id;
    case "version":
      return sample.version;
    case "createdBy":
    case "updatedBy":
      return sample.createdBy;
    case "tags":
      return undefined;
    default:
      return sample[of.fact];
  }
}

function idOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(idOf);
  return (value as { sys?: { id: string } } | undefined)?.sys?.id;
}

function names(ids: readonly string[]): string[] {
  return space.samples.filter(({ id }) => ids.includes(id)).map(({ fields: { title } }) => String(title));
}

async function refusedBySpace(name: string, value: string): Promise<boolean> {
  const query = new URLSearchParams({ [name]: value }).toString();
  const parameters = { contentTypeId: sampleType.id };
  const answer = await space.send({
    endpoint: "listContentsOfType",
    parameters,
    query,
    advancedSearch: true,
  });
  return answer.status === 400;
}

test("no kind is left out", () => {
  const kinds = new Set(fields.map(({ kind }) => kind));
  expect(Object.keys(filterKinds).filter((kind) => !kinds.has(kind as FilterKind))).toEqual([]);
});
