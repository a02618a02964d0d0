import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { lookAtSpaceFile } from "../parse.ts";

const morae = readFileSync("lib/space-file/morae.json", "utf8");

/** What is said once `from` is replaced, each replacement by its first place in the file. */
function said(...changes: [from: string | RegExp, to: string][]) {
  let text = morae;
  for (const [from, to] of changes) {
    const before = text;
    text = text.replace(from, to);
    if (text === before) throw new Error(`Nothing to replace: ${from}`);
  }
  const { errors, warnings } = lookAtSpaceFile(text, "space.json");
  return { errors, warnings };
}

const title = '"maxLength": 120';
const field = (rest: string) => `"fields": [ { "apiName": "extra", "label": "Extra", ${rest} },`;

test.each<[rule: string, from: string | RegExp, to: string, error: string]>([
  [
    "a slip in a member",
    '"displayField"',
    '"displayFeild"',
    'contentTypes.0.displayFeild: unknown member; did you mean "displayField"?',
  ],
  [
    "a member of another kind",
    '"type": "Date", "label"',
    '"type": "Date", "maxLength": 3, "label"',
    "contentTypes.0.fields.8.maxLength: unknown member",
  ],
  ["a member that is missing", '"id": "article",', "", "contentTypes.0.id: is missing"],
  [
    "a text where a number belongs",
    title,
    '"maxLength": "120"',
    "contentTypes.0.fields.0.maxLength: must be a number",
  ],
  [
    "a kind with a slip",
    '"type": "RichText"',
    '"type": "Richtext"',
    'contentTypes.0.fields.2.type: there is no such kind; did you mean "RichText"?',
  ],
  [
    "an icon that is none",
    '"icon": "map-pin"',
    '"icon": "mappin"',
    'contentTypes.1.icon: is none of what it can be; did you mean "map-pin"?',
  ],
  [
    "a kind of files with a slip",
    '"kind": "Image"',
    '"kind": "Images"',
    'media.kinds.0.kind: is none of what it can be; did you mean "Image"?',
  ],
  [
    "a kind of files that is listed twice",
    '"kind": "Video"',
    '"kind": "Image"',
    'media.kinds.1.kind: "Image" is listed twice; the first is media.kinds.0',
  ],
  [
    "a size that nothing has",
    '"maxMegabytes": 50',
    '"maxMegabytes": 0',
    "media.kinds.0.maxMegabytes: must be more than 0",
  ],
  [
    "a label that says nothing",
    '"en": "Title"',
    '"en": ""',
    "contentTypes.0.fields.0.label.en: says nothing",
  ],
  [
    "a displayField that names nothing",
    '"displayField": "title"',
    '"displayField": "titel"',
    'contentTypes.0.displayField: names no field; did you mean "title"?',
  ],
  [
    "a summaryField that is no text",
    '"summaryField": "summary"',
    '"summaryField": "walkedOn"',
    'contentTypes.0.summaryField: must name a Text or LongText field, and "walkedOn" is of the kind Date',
  ],
  [
    "a pictureField to Content",
    '"pictureField": "cover"',
    '"pictureField": "place"',
    'contentTypes.0.pictureField: must name a Refer field to Media, and "place" is a Refer to Content; there are: cover',
  ],
  [
    "a column with a slip",
    '["place", "@author"',
    '["place", "@autor"',
    'contentTypes.0.columns.1: names no field and no column of its own; did you mean "@author"?',
  ],
  [
    "a column twice",
    '["place", "@author"',
    '["@author", "@author"',
    'contentTypes.0.columns.1: the column "@author" is listed twice',
  ],
  [
    "a RichText column",
    '["place", "@author"',
    '["story", "@author"',
    "contentTypes.0.columns.0: a RichText field can't be a column",
  ],
  [
    "the name as a column",
    '["place", "@author"',
    '["title", "@author"',
    "contentTypes.0.columns.0: names the displayField",
  ],
  [
    "two fields of one name",
    '"apiName": "summary"',
    '"apiName": "title"',
    'contentTypes.0.fields.1.apiName: another field is called "title" too',
  ],
  [
    "two types of one id",
    '"id": "place"',
    '"id": "article"',
    'contentTypes.1.id: "article" is listed twice; the first is contentTypes.0',
  ],
  ["two locales of one id", '"id": "ko-KR"', '"id": "en-US"', 'locales.1.id: "en-US" is listed twice'],
  [
    "a locale that is none",
    '"id": "ko-KR"',
    '"id": "korean!"',
    `locales.1.id: "korean!" isn't a language tag`,
  ],
  [
    "a length that nothing has",
    title,
    '"minLength": 200, "maxLength": 120',
    "contentTypes.0.fields.0.minLength: is more than maxLength (200 > 120): no value is allowed",
  ],
  [
    "a number that nothing is",
    '"min": 0',
    '"min": 90',
    "contentTypes.0.fields.9.min: is more than max (90 > 80): no value is allowed",
  ],
  [
    "a list that nothing is",
    '"maxItems": 12',
    '"minItems": 13, "maxItems": 12',
    "contentTypes.0.fields.4.minItems: is more than maxItems (13 > 12): no value is allowed",
  ],
  [
    "a pattern that is broken",
    title,
    '"pattern": "("',
    "contentTypes.0.fields.0.pattern: isn't a valid regular expression: Unterminated group",
  ],
  [
    "a pattern inside a list",
    '"items": { "type": "Text" }',
    '"items": { "type": "Text", "pattern": "[" }',
    "contentTypes.0.fields.7.items.pattern: isn't a valid regular expression",
  ],
  [
    "an option that its own pattern refuses",
    title,
    '"pattern": "^a$", "options": ["a", "b"]',
    "contentTypes.0.fields.0.options.1: does not match the field's own pattern",
  ],
  ["an option twice", title, '"options": ["a", "a"]', "contentTypes.0.fields.0.options.1: is listed twice"],
  [
    "a type of Media",
    '"target": { "targetType": "Media" }',
    '"target": { "targetType": "Media", "contentType": "place" }',
    "contentTypes.0.fields.3.target.contentType: Media has no Content Type; leave it out",
  ],
  [
    "a member twice",
    '"mark": "waves"',
    '"mark": "waves", "mark": "panes"',
    "brand.mark: stands twice in the same object",
  ],
  [
    "an endpoint with a slip",
    '"providers"',
    '"endpoints": { "readContents": "/x/{contentId}" }, "providers"',
    'endpoints.readContents: no endpoint has this name; did you mean "readContent"?',
  ],
  [
    "an endpoint without its place",
    '"providers"',
    '"endpoints": { "readContent": "x/{id}" }, "providers"',
    "endpoints.readContent: has no place for {contentId}",
  ],
  [
    "an endpoint with a method that its operation can't have",
    '"providers"',
    '"endpoints": { "updateProfile": "GET /me/profile" }, "providers"',
    "endpoints.updateProfile: can't be called with GET; it can with PUT, PATCH, POST",
  ],
  [
    "a path with a Content Type that isn't known there",
    '"providers"',
    '"endpoints": { "readMedia": "/types/{contentTypeId}/{mediaId}" }, "providers"',
    "endpoints.readMedia: has nothing to put in the place of {contentTypeId}",
  ],
  [
    "a path with a query",
    '"providers"',
    '"endpoints": { "listMedia": "/assets?kind=all" }, "providers"',
    "endpoints.listMedia: has a query",
  ],
  [
    "a convention that there isn't",
    '"providers"',
    '"conventions": { "descending": "key desc" }, "providers"',
    "conventions.descending: is none of what it can be",
  ],
  [
    "an origin of media with a path",
    '"kinds": [',
    '"origins": ["https://media.example.com/files"], "kinds": [',
    "media.origins.0: isn't an origin",
  ],
])("%s is named, with line and column", (_, from, to, error) => {
  const { errors } = said([from, to]);
  expect(
    errors.some((line) => /^space\.json:\d+:\d+ /.test(line) && line.includes(error)),
    errors.join("\n"),
  ).toBe(true);
});

test("the place is that of the mistake itself", () => {
  const text = '{\n  // A comment.\n  "brand": {\n    "nmae": "x"\n  }\n}';
  const { errors } = lookAtSpaceFile(text, "space.json");
  expect(errors).toContain('space.json:4:5 brand.nmae: unknown member; did you mean "name"?');
  expect(errors).toContain("space.json:3:12 brand.name: is missing");
});

test("all mistakes are reported at once, in file order", () => {
  const { errors } = said(
    ['"displayField": "title"', '"displayField": "titel"'],
    ['"type": "Location"', '"type": "Lokation"'],
    ['"displayField": "name",\n      "summaryField"', '"displayField": "nam",\n      "summaryField"'],
  );
  expect(errors.map((line) => line.replace(/^space\.json:\d+:\d+ (\S+):.*$/, "$1"))).toEqual([
    "contentTypes.0.displayField",
    "contentTypes.1.fields.1.type",
    "contentTypes.2.displayField",
  ]);
});

test.each(["summary", "story", "tags", "cover", "length"])("a %s can name items", (name) => {
  expect(said(['"displayField": "title"', `"displayField": "${name}"`]).errors).toEqual([]);
});

test("a type that doesn't say which of its texts names its items is a warning", () => {
  const { errors, warnings } = said([/"displayField": "title",/, ""]);
  expect(errors).toEqual([]);
  expect(warnings.join()).toMatch(
    /^space\.json:\d+:\d+ contentTypes\.0: has no displayField, so its items are untitled; there are: title, summary$/,
  );
});

test("a Refer to a type that the file does not have is a warning: it is read all the same", () => {
  const { errors, warnings } = said(['"contentType": "place"', '"contentType": "plce"']);
  expect(errors).toEqual([]);
  expect(warnings.join()).toMatch(
    /^space\.json:\d+:\d+ contentTypes\.0\.fields\.5\.target\.contentType: no type of this file has the id "plce"; did you mean "place"\?$/,
  );
});

test.each([
  ["{", "a } is expected"],
  ['{ "brand": }', "a value is expected"],
  ["", "there is nothing in it"],
  ["{ brand: 1 }", "texts need double quotes"],
])("%s isn't JSON, and the problem says why", (text, why) => {
  expect(lookAtSpaceFile(text, "space.json").errors.join("\n")).toContain(why);
});

test("comments and trailing commas are welcome", () => {
  const text = `// Ours.\n${morae.replace(/\]\s*\}\s*$/, "],\n}")}`;
  expect(lookAtSpaceFile(text, "space.json").errors).toEqual([]);
});

test("every rule of the service can be written", () => {
  const rules = [
    '"type": "LongText", "minLength": 1, "maxLength": 9, "pattern": "^[a-z]*$", "options": ["a"]',
    '"type": "Array", "minItems": 1, "maxItems": 3, "items": { "type": "Text", "pattern": "^a", "options": ["a"] }',
    '"type": "Number", "min": -1.5, "max": 2, "unit": "m"',
    '"type": "Date", "time": true',
  ];
  for (const rule of rules) expect(said([/"fields": \[/, field(rule)]).errors).toEqual([]);
});

test.each([
  '{ "updateProfile": "PUT /me/profile" }',
  '{ "createContent": "/spaces/{spaceId}/contents" }',
  '{ "readContent": "/types/{contentTypeId}/{contentId}" }',
  '{ "updateContent": "PATCH /types/{contentTypeId}/{contentId}" }',
  '{ "listContentTypes": "/spaces/{spaceId}/models" }',
])("endpoints may be %s", (endpoints) => {
  expect(said(['"providers"', `"endpoints": ${endpoints}, "providers"`]).errors).toEqual([]);
});

test.each(["length-in-m", "größe", "제목", "a:b"])("a field may be called %s", (name) => {
  expect(
    said(['"fields": [', `"fields": [ { "apiName": "${name}", "label": "Extra", "type": "Text" },`]).errors,
  ).toEqual([]);
});

test.each(["a.b", "@author", "-title", "a b", "in[x]", ""])("a field can't be called %j", (name) => {
  const { errors } = said([
    '"fields": [',
    `"fields": [ { "apiName": "${name}", "label": "Extra", "type": "Text" },`,
  ]);
  expect(errors.join()).toContain("apiName: ");
});
