import { afterEach, expect, test } from "vitest";
import { parseSpaceFile } from "../parse.ts";
import { type CmaForTests, startCmaForTests } from "./cma-for-tests.ts";
import { pullSpaceFile } from "./pull.ts";
import { placedNotes } from "./pull-notes.ts";

let cma: CmaForTests | undefined;

afterEach(async () => {
  await cma?.close();
  cma = undefined;
});

interface Answers {
  types: unknown;
  memberships?: unknown;
  login?: unknown;
}

async function pull({ types, memberships, login }: Answers, before?: string) {
  cma = await startCmaForTests(({ pathname }) => {
    const found = {
      "/v1/me/space-memberships": memberships,
      "/v1/spaces/demo/service-login": login,
      "/v1/spaces/demo/content-types": types,
    }[pathname];
    return found === undefined ? { status: 404 } : { body: found };
  });
  const pulled = await pullSpaceFile({
    cma: { url: cma.url, spaceId: "demo", token: "a-token" },
    before,
    fileName: "space.json",
    prune: false,
  });
  expect(pulled.errors).toEqual([]);
  return {
    file: parseSpaceFile(pulled.text, "space.json"),
    lines: placedNotes(pulled.notes, pulled.text, "space.json"),
    ...pulled,
  };
}

const title = { apiName: "title", type: "Text" };
const typeOf = (...fields: unknown[]) => ({
  sys: { id: "article" },
  name: "Article",
  fields: [title, ...fields],
});
const listOf = (...fields: unknown[]) => ({ items: [typeOf(...fields)] });

/** What is written of a field, and what is noted of it without its place. */
async function pullField(field: Record<string, unknown>) {
  const { file, lines } = await pull({ types: listOf({ apiName: "odd", ...field }) });
  const { label: _, ...written } = file.contentTypes[0]?.fields[1] ?? { label: "" };
  const ofField = lines.filter((line) => line.includes(" article.odd: "));
  return { written, said: ofField.map((line) => line.replace(/^\S+ article\.odd: /, "")) };
}

test.each([
  ["validations that are null", { type: "Text", validations: null }, { type: "Text" }],
  ["validations that are an empty list", { type: "Text", validations: [] }, { type: "Text" }],
  [
    "rules without a value",
    { type: "Text", validations: { pattern: "", in: [], min: null } },
    { type: "Text" },
  ],
  [
    "rules in a list",
    { type: "Text", validations: [{ minLength: 2 }, { maxLength: 3 }] },
    { minLength: 2, maxLength: 3 },
  ],
  ["a kind in other case", { kind: "longtext", mandatory: true }, { type: "LongText", required: true }],
  ["null for what is false", { type: "Date", required: null, time: null, help: null }, { time: false }],
  ["a target beside the kind", { type: "Refer", targetType: "Media" }, { target: { targetType: "Media" } }],
  [
    "entries named by their kind",
    { type: "Array", items: "Text", validations: { maxLength: 3 } },
    { items: { type: "Text" }, maxItems: 3 },
  ],
])("%s: is read without a note", async (_, field, written) => {
  const { written: found, said } = await pullField(field);
  expect(found).toMatchObject(written);
  expect(said).toEqual([]);
});

const ids = ["article", "place"];
test.each([
  [
    "several targets",
    { type: "Refer", target: { targetType: "Content", contentTypes: ids } },
    { target: { targetType: "Content" } },
    /^refers to several \(article, place\)/,
  ],
  [
    "several targets of entries",
    {
      type: "Array",
      items: { type: "Refer", target: ids.map((contentType) => ({ targetType: "Content", contentType })) },
    },
    { items: { type: "Refer", target: { targetType: "Content" } } },
    /^refers to several \(article, place\)/,
  ],
  [
    "a rule of another type",
    { type: "Text", validations: { maxLength: "9" } },
    { type: "Text" },
    /"maxLength" is "9"/,
  ],
  [
    "a rule below its least",
    { type: "Text", validations: { maxLength: 0 } },
    { type: "Text" },
    /^maxLength .* this rule is left out/,
  ],
  [
    "an invalid pattern",
    { type: "Text", validations: { pattern: "(?i)a" } },
    { type: "Text" },
    /^pattern isn't a valid regular expression/,
  ],
  [
    "an invalid pattern of entries",
    { type: "Array", items: { type: "Text" }, validations: { pattern: "(" } },
    { items: { type: "Text" } },
    /^items\.pattern isn't a valid regular expression/,
  ],
  [
    "rules that contradict",
    { type: "Integer", validations: { min: 9, max: 1 } },
    { type: "Integer" },
    /^min is more than max/,
  ],
  [
    "a rule that no such field has",
    { type: "Integer", validations: { in: ["1"] } },
    { type: "Integer" },
    /no "options" for a Integer/,
  ],
])("%s: the rest is read, and the reason noted", async (_, field, written, reason) => {
  const { written: found, said } = await pullField(field);
  expect(found).toMatchObject(written);
  expect(said).toEqual([expect.stringMatching(reason)]);
});

test.each([
  ["an Array of Integer", { type: "Array", items: { type: "Integer" } }, /^items\.type .* it is left out/],
  ["an Array without a kind", { type: "Array" }, /^items/],
  ["an unknown kind", { type: "Wave" }, /no kind "Wave"/],
  ["no kind", {}, /says no kind/],
])("%s: the field is left out, and the type is read", async (_, field, reason) => {
  const { written, said } = await pullField(field);
  expect(written).toEqual({});
  expect(said).toEqual([expect.stringMatching(reason)]);
});

test("types: names by locale, a null displayField, fields as a record; one without an id is left out", async () => {
  const type = {
    sys: { id: "walk.1", status: null },
    title: { "en-US": "Walk", "ko-KR": "산책", "en-GB": "Stroll" },
    displayField: null,
    fields: { headline: { kind: "Text", name: { ko: "제목" } }, short: "Text" },
  };
  const { file, lines } = await pull({ types: [type, { name: "No id" }, null] });
  expect(file.contentTypes).toMatchObject([
    {
      id: "walk.1",
      label: { one: { en: "Walk", ko: "산책" } },
      displayField: "headline",
      fields: [
        { apiName: "headline", label: { ko: "제목" } },
        { apiName: "short", label: "short" },
      ],
    },
  ]);
  expect(lines).toContainEqual(
    expect.stringMatching(/^space\.json:\d+:\d+ CMA lists 2 items without a sys\.id/),
  );
});

const inPlace = (space: object) => ({ items: [{ sys: { space: { sys: { id: "demo" }, ...space } } }] });
test.each([
  ["codes", inPlace({ name: "A", locales: ["ko", "en"], defaultLocale: "en" })],
  ["records", inPlace({ name: "A", locales: [{ code: "ko" }, { code: "en", default: true }] })],
  [
    "a record by code",
    inPlace({ name: { en: "A" }, locales: { ko: { isDefault: false }, en: { isDefault: true } } }),
  ],
  [
    "the Space beside the items",
    {
      items: [{ sys: { space: { sys: { id: "demo", type: "Refer" } } } }],
      included: [{ sys: { id: "demo" }, title: "A", locales: [{ sys: { id: "en" } }, { id: "ko" }] }],
    },
  ],
])("locales as %s are read, the default first", async (_, memberships) => {
  const { file } = await pull({ types: listOf(), memberships });
  expect(file.locales.map(({ id }) => id)).toEqual(["en", "ko"]);
});

test("invalid locales are noted; without any, the guess is noted", async () => {
  const { file, lines } = await pull({ types: listOf(), memberships: inPlace({ locales: ["en_US"] }) });
  expect(file.locales.map(({ id }) => id)).toEqual(["en-US"]);
  expect(lines).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^space\.json:\d+:\d+ locales: CMA says none, so "en-US" is a guess/),
      expect.stringMatching(/locales: "en_US" isn't a language tag/),
    ]),
  );
});

test("providers are the ServiceLogin's, or a placeholder that is noted", async () => {
  const providers = [{ id: "village", label: "Village" }, "kakao"];
  const known = await pull({ types: listOf(), login: { providers } });
  expect(known.file.providers).toEqual([
    { id: "village", label: "Village" },
    { id: "kakao", label: "kakao" },
  ]);
  await cma?.close();
  const { lines } = await pull({ types: listOf() });
  expect(lines).toContainEqual(expect.stringMatching(/^space\.json:\d+:\d+ providers: CMA says none/));
});

test("a file that has only a part is completed, and the part stays", async () => {
  const { file, text } = await pull(
    { types: listOf() },
    '{ "brand": { "name": "Mine", "color": { "l": 0.5, "c": 0.1, "h": 20 } } }',
  );
  expect(file.brand.name).toBe("Mine");
  expect(file.contentTypes).toHaveLength(1);
  expect(text).toContain('"name": "Mine"');
});

test("a next link is followed with all its parameters", async () => {
  cma = await startCmaForTests(({ pathname, searchParams }) => {
    if (!pathname.endsWith("/content-types")) return { status: 404 };
    if (searchParams.get("after") === "a b") return { body: { items: [], links: null } };
    return { body: { ...listOf(), links: { next: `https://cma.example${pathname}?limit=5&after=a%20b` } } };
  });
  const order = { cma: { url: cma.url, spaceId: "demo", token: "a-token" }, before: undefined };
  await pullSpaceFile({ ...order, fileName: "space.json", prune: false });
  expect(cma.asked[1]?.path).toBe("/v1/spaces/demo/content-types?limit=5&after=a%20b");
});

test("another path of the list is written into the file, and the next pull uses it", async () => {
  cma = await startCmaForTests(({ pathname }) =>
    pathname === "/v1/spaces/demo/models" ? { body: listOf() } : { status: 404 },
  );
  const order = {
    cma: { url: cma.url, spaceId: "demo", token: "a-token" },
    fileName: "space.json",
    prune: false,
  };
  const contentTypesPath = "/spaces/{spaceId}/models";
  const { text } = await pullSpaceFile({ ...order, before: undefined, contentTypesPath });
  expect(parseSpaceFile(text, "space.json").endpoints).toEqual({ listContentTypes: contentTypesPath });
  expect((await pullSpaceFile({ ...order, before: text })).text).toBe(text);
});
