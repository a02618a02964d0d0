import { readFileSync } from "node:fs";
import { afterEach, expect, test } from "vitest";
import { parseSpaceFile } from "../parse.ts";
import { type CmaForTests, startCmaForTests } from "./cma-for-tests.ts";
import { pullSpaceFile } from "./pull.ts";
import { placedNotes } from "./pull-notes.ts";

const token = "a-token-that-nobody-may-see";
let cma: CmaForTests | undefined;

afterEach(async () => {
  await cma?.close();
  cma = undefined;
});

interface Type {
  id: string;
  fields: Record<string, unknown>[];
  status?: string;
  displayField?: string | null | undefined;
}

const title = { apiName: "title", name: "Title", type: "Text" };

function answerOf({ id, fields, status = "Published", displayField = "title" }: Type) {
  return { sys: { id, type: "ContentType", status }, name: `Name of ${id}`, displayField, fields };
}

/** What a pull of these types makes of a file. */
async function pull(before: string | undefined, types: Type[], { prune = false, locales = ["en-US"] } = {}) {
  cma = await startCmaForTests(({ pathname }) => {
    if (pathname === "/v1/me/space-memberships") {
      const space = { sys: { id: "demo" }, name: "The Space", defaultLocale: locales[0], locales };
      return { body: { items: [{ sys: { space } }] } };
    }
    return { body: { items: types.map(answerOf), links: {} } };
  });
  return pullSpaceFile({
    cma: { url: cma.url, spaceId: "demo", token },
    before,
    fileName: "space.json",
    prune,
  });
}

/** A file of one type, "article", with these fields besides its title. */
function file(fields: string, more = ""): string {
  return `{
  "brand": { "name": "Ours", "color": { "l": 0.5, "c": 0.1, "h": 20 } },
  "locales": [{ "id": "en-US", "label": "English", "short": "EN" }],
  "providers": [{ "id": "embedded", "label": "Demo" }],
  "contentTypes": [
    {
      // The main thing.
      "id": "article",
      "label": { "one": { "en": "Article", "ko": "글" }, "many": { "en": "Articles", "ko": "글" } },
      "displayField": "title", ${more}
      "columns": ["@author"],
      "fields": [
        { "apiName": "title", "type": "Text", "label": { "en": "Title", "ko": "제목" } }, // names it
        ${fields}
      ]
    }
  ]
}
`;
}

const article = (...fields: Record<string, unknown>[]): Type => ({
  id: "article",
  fields: [title, ...fields],
});

test("a file that matches the Space is unchanged", async () => {
  const before = file('{ "apiName": "on", "type": "Date", "label": "On", "help": "The day." }');
  const { text, changes } = await pull(before, [
    article({ apiName: "on", name: "Another name", type: "Date" }),
  ]);
  expect(text).toBe(before);
  expect(changes).toEqual([]);
});

test("a new field comes at the end; labels, help, comments and order stay", async () => {
  const { text, changes } = await pull(file('{ "apiName": "on", "type": "Date", "label": "On" }'), [
    article(
      { apiName: "length", name: "Length", type: "Number", validations: { min: 0 } },
      { apiName: "on", type: "Date" },
    ),
  ]);
  expect(changes).toEqual(["+ article.length: a new Number field"]);
  expect(text).toContain("// The main thing.");
  expect(text).toContain('"label": { "en": "Title", "ko": "제목" } }, // names it');
  const [type] = parseSpaceFile(text, "space.json").contentTypes;
  expect(type?.fields.map(({ apiName }) => apiName)).toEqual(["title", "on", "length"]);
  expect(type?.fields.at(-1)).toMatchObject({ label: "Length", min: 0 });
});

test("the Space's rule takes the place of a looser one, and a stricter one stays", async () => {
  const before = file(
    '{ "apiName": "loose", "type": "LongText", "label": "x", "maxLength": 900 }, { "apiName": "strict", "type": "LongText", "label": "x", "maxLength": 9, "required": true }',
  );
  const rules = { validations: { maxLength: 100 } };
  const { changes } = await pull(before, [
    article(
      { apiName: "loose", type: "LongText", ...rules },
      { apiName: "strict", type: "LongText", ...rules },
    ),
  ]);
  expect(changes).toEqual(["~ article.loose.maxLength: 900 → 100"]);
});

test("every rule of CMA has its word", async () => {
  const { text } = await pull(file('{ "apiName": "gone", "type": "Json", "label": "x" }'), [
    article(
      {
        apiName: "choice",
        type: "Text",
        required: true,
        localized: true,
        validations: { in: ["a"], pattern: "^a", minLength: 1 },
      },
      { apiName: "words", type: "LongText", searchable: true },
      { apiName: "when", type: "Date", time: true },
      {
        apiName: "tags",
        type: "Array",
        items: { type: "Text" },
        validations: { minLength: 1, maxLength: 3, pattern: "^t" },
      },
      {
        apiName: "photos",
        type: "Array",
        items: { type: "Refer", target: { targetType: "Media" } },
        validations: { maxLength: 2 },
      },
      { apiName: "place", type: "Refer", target: { targetType: "Content", contentType: "article" } },
    ),
  ]);
  const [type] = parseSpaceFile(text, "space.json").contentTypes;
  expect(type?.fields.slice(1)).toEqual([
    expect.objectContaining({
      apiName: "choice",
      required: true,
      localized: true,
      options: ["a"],
      pattern: "^a",
      minLength: 1,
    }),
    expect.objectContaining({ apiName: "words", searchable: true }),
    expect.objectContaining({ apiName: "when", time: true }),
    expect.objectContaining({
      apiName: "tags",
      minItems: 1,
      maxItems: 3,
      items: { type: "Text", pattern: "^t" },
    }),
    expect.objectContaining({ apiName: "photos", maxItems: 2 }),
    expect.objectContaining({ apiName: "place", target: { targetType: "Content", contentType: "article" } }),
  ]);
});

test("a field of another kind by now loses what belongs to the old one", async () => {
  const before = file('{ "apiName": "size", "type": "Number", "label": "Size", "unit": "km", "min": 1 }');
  const { text, changes } = await pull(before, [article({ apiName: "size", type: "Text" })]);
  expect(changes).toEqual(expect.arrayContaining(['~ article.size.type: "Number" → "Text"']));
  expect(parseSpaceFile(text, "space.json").contentTypes[0]?.fields[1]).toMatchObject({
    type: "Text",
    label: "Size",
  });
  expect(text).not.toContain('"km"');
});

test("a field that the Space has no more goes, with what names it", async () => {
  const before = file(
    '{ "apiName": "cover", "type": "Refer", "label": "x", "target": { "targetType": "Media" } }',
    '"pictureField": "cover",',
  ).replace('["@author"]', '["cover", "@author"]');
  const { text, changes } = await pull(before, [article()]);
  expect(changes).toHaveLength(3);
  expect(parseSpaceFile(text, "space.json").contentTypes[0]).toMatchObject({ columns: ["@author"] });
});

test("a type that the Space no longer has is noted, and removed only with `prune`", async () => {
  const other: Type = { id: "other", fields: [title] };
  const kept = await pull(file('{ "apiName": "on", "type": "Date", "label": "On" }'), [other]);
  expect(placedNotes(kept.notes, kept.text, "space.json")).toContain(
    "space.json:6:5 article: the Space has no such type; --prune takes it out",
  );
  expect(kept.changes).toEqual(["+ other: a new type with 1 fields"]);
  await cma?.close();
  const pruned = await pull(file('{ "apiName": "on", "type": "Date", "label": "On" }'), [other], {
    prune: true,
  });
  expect(parseSpaceFile(pruned.text, "space.json").contentTypes.map(({ id }) => id)).toEqual(["other"]);
});

test("what a Space file can't express is noted and left out", async () => {
  const { text, notes, errors } = await pull(file('{ "apiName": "on", "type": "Date", "label": "On" }'), [
    article(
      { apiName: "on", type: "Date", color: "red", validations: { after: "now" } },
      { apiName: "sound", type: "Wave" },
    ),
    { id: "empty", fields: [{ apiName: "n", type: "Wave" }] },
    { id: "draft", fields: [title], status: "Draft" },
  ]);
  expect(errors).toEqual([]);
  expect(placedNotes(notes, text, "space.json")).toEqual([
    'space.json:14:9 article.on: CMA says "color" of it, which a Space file has no word for',
    'space.json:14:9 article.on: CMA says "after" of it, which a Space file has no word for',
    'space.json:6:5 article.sound: the portal knows no kind "Wave", so it is left out; what you write of it by hand stays',
    'space.json:5:19 empty.n: the portal knows no kind "Wave", so it is left out; what you write of it by hand stays',
    "space.json:5:19 empty: has no field that the portal knows, so it is left out",
    "space.json:5:19 draft: is not published yet, so it is left out",
  ]);
});

test.each(["Number", "Date", "Boolean", "RichText", "Location", "Json", "Refer", "Array"])(
  "a type is named by the field that the Space says, here of the kind %s",
  async (type) => {
    const fields = [title, { apiName: "own", type, ...(type === "Array" && { items: { type: "Text" } }) }];
    const { text, notes, errors, warnings } = await pull(undefined, [
      { id: "log", displayField: "own", fields },
    ]);
    expect(parseSpaceFile(text, "space.json").contentTypes).toMatchObject([{ displayField: "own" }]);
    expect([errors, warnings, notes.filter(({ typeId }) => typeId === "log")]).toEqual([[], [], []]);
  },
);

const number = { apiName: "n", type: "Number" };

test.each([
  ["the first Text", [number, { apiName: "text", type: "LongText" }, title], "title"],
  [
    "else the first LongText, which then is no summary",
    [number, { apiName: "text", type: "LongText" }],
    "text",
  ],
])("where the Space says none that the file can have, it is %s", async (_, fields, name) => {
  for (const displayField of [null, "lost"]) {
    const { text } = await pull(undefined, [{ id: "log", displayField, fields }]);
    const [log] = parseSpaceFile(text, "space.json").contentTypes;
    expect(log?.displayField).toBe(name);
    expect(log?.summaryField).not.toBe(name);
    await cma?.close();
  }
});

test("a type without a display field is added and noted", async () => {
  const { text, notes, errors, warnings } = await pull(undefined, [
    { id: "log", displayField: null, fields: [number] },
  ]);
  expect(parseSpaceFile(text, "space.json").contentTypes).toMatchObject([
    { id: "log", fields: [{ apiName: "n" }] },
  ]);
  expect([errors, warnings]).toEqual([[], []]);
  expect(placedNotes(notes, text, "space.json")).toContainEqual(
    expect.stringMatching(
      /^space\.json:\d+:\d+ log: has no field that names its items, so they are untitled/,
    ),
  );
});

test("a displayField stays while its field does, and goes with it", async () => {
  const on = { apiName: "on", type: "Date" };
  const before = file('{ "apiName": "on", "type": "Date", "label": "On" }').replace(
    '"displayField": "title"',
    '"displayField": "on"',
  );
  expect((await pull(before, [article(on)])).text).toBe(before);
  await cma?.close();
  const { text } = await pull(before, [article()]);
  expect(parseSpaceFile(text, "space.json").contentTypes[0]).toMatchObject({ displayField: "title" });
  await cma?.close();
  const lost = await pull(before, [{ id: "article", fields: [number] }]);
  expect(lost.errors).toEqual([]);
  expect(parseSpaceFile(lost.text, "space.json").contentTypes[0]).not.toHaveProperty("displayField");
});

test("what names a field that is written by hand stays", async () => {
  const before = file(
    '{ "apiName": "status", "type": "Text", "label": "Status" }',
    '"summaryField": "status",',
  )
    .replace('"displayField": "title"', '"displayField": "status"')
    .replace('["@author"]', '["status"]');
  const unknown = { apiName: "status", type: "Select" };
  expect((await pull(before, [article(unknown)])).text).toBe(before);
});

test("without a file there is a first one, with the Space's name and locales", async () => {
  const { text, errors } = await pull(undefined, [article()], { locales: ["ko-KR", "en-US"] });
  expect(errors).toEqual([]);
  const { brand, locales } = parseSpaceFile(text, "space.json");
  expect(brand.name).toBe("The Space");
  expect(locales).toEqual([
    { id: "ko-KR", label: "한국어", short: "KO" },
    { id: "en-US", label: "English", short: "EN" },
  ]);
});

test("a second pull of anything changes nothing", async () => {
  const types = [
    article({ apiName: "tags", type: "Array", items: { type: "Text" }, validations: { in: ["a", "b"] } }),
  ];
  const first = await pull(undefined, types);
  await cma?.close();
  expect((await pull(first.text, types)).text).toBe(first.text);
});

test("all pages are read, with the token as a header and nowhere else", async () => {
  cma = await startCmaForTests(({ pathname, searchParams }) => {
    if (pathname !== "/v1/spaces/demo/content-types") return { status: 404 };
    const page = Number(searchParams.get("next") ?? 0);
    const links = page < 2 ? { next: `${pathname}?limit=100&next=${page + 1}` } : {};
    return { body: { items: [answerOf({ id: `type${page}`, fields: [title] })], links } };
  });
  const order = {
    cma: { url: cma.url, spaceId: "demo", token },
    before: undefined,
    fileName: "space.json",
    prune: false,
  };
  const { changes, text } = await pullSpaceFile(order);
  expect(changes).toHaveLength(3);
  expect(
    cma.asked.every(
      ({ path, authorization }) => authorization === `Bearer ${token}` && !path.includes(token),
    ),
  ).toBe(true);
  expect(text).not.toContain(token);
});

test.each([
  [401, {}, /does not take the token/],
  [403, {}, /may not read the Content Types/],
  [404, {}, /has no Space "demo"/],
  [429, {}, /left alone for a while/],
  [500, {}, /CMA answered 500/],
  [302, { location: "https://elsewhere.example" }, /leads elsewhere/],
  [200, {}, /does not fit/],
])("an answer of %i is a sentence without the token", async (status, headers, sentence) => {
  cma = await startCmaForTests(() => ({ status, headers }));
  const order = {
    cma: { url: cma.url, spaceId: "demo", token },
    before: undefined,
    fileName: "space.json",
    prune: false,
  };
  const error: unknown = await pullSpaceFile(order).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ name: "PullError", message: expect.stringMatching(sentence) });
  expect(String(error)).not.toContain(token);
});

test("a token is not sent over an open line", async () => {
  const order = {
    cma: { url: "http://cma.example.com/v1", spaceId: "demo", token },
    before: undefined,
    fileName: "x",
    prune: false,
  };
  await expect(pullSpaceFile(order)).rejects.toThrow(/over https only/);
});

test("a file that cannot be read is not touched", async () => {
  await expect(pull("{ oh", [article()])).rejects.toThrow(/space\.json:1:3/);
});

test("the demo's own file has everything that a Space with its fields has", async () => {
  const morae = readFileSync("lib/space-file/morae.json", "utf8");
  const { contentTypes } = parseSpaceFile(morae, "morae.json");
  const types = contentTypes.map(({ id, displayField, fields }) => ({
    id,
    displayField,
    fields: fields.map(({ label: _, help: __, ...field }) => {
      const { apiName, type, required, localized } = field;
      const own = {
        ...("target" in field && { target: field.target }),
        ...("items" in field && { items: field.items }),
      };
      return {
        apiName,
        type,
        required,
        localized,
        ...own,
        ...("searchable" in field && { searchable: field.searchable }),
      };
    }),
  }));
  expect((await pull(morae, types, { locales: ["en-US", "ko-KR"] })).text).toBe(morae);
});
