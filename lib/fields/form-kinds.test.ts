import { describe, expect, test } from "vitest";
import type { Content } from "#lib/space/content.ts";
import type { ContentType, Field } from "#lib/space-file/schema.ts";
import { slotsOf } from "./form/form-slot.ts";
import { textsOf } from "./form/form-text.ts";
import { writeOf } from "./form/form-write.ts";
import { readSlot } from "./form.ts";
import { locationSlotText, locationWords } from "./location/form.ts";
import { referTo } from "./refer/form.ts";

const base = { apiName: "f", label: "F", required: false, localized: false };
const document: Field = { ...base, type: "RichText" };
const location: Field = { ...base, type: "Location" };
const cover: Field = { ...base, type: "Refer", target: { targetType: "Media" } };
const tags: Field = { ...base, type: "Array", items: { type: "Text" } };
const photos: Field = {
  ...{ ...base, type: "Array", maxItems: 3 },
  items: { type: "Refer", target: { targetType: "Media" } },
};

const media = (id: string) => referTo("Media", id);

function read(field: Field, value: unknown, isRequired = false) {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  const reading = readSlot({ name: "f.en-US", field, locale: "en-US", isRequired }, text);
  return "problem" in reading ? reading.problem : reading.value;
}

describe("values that the service accepts are accepted unchanged", () => {
  test.each<[string, Field, unknown]>([
    ["a document", document, { type: "doc", content: [{ type: "paragraph" }] }],
    ["a point at the edge of the map", location, { lon: -180, lat: 90 }],
    ["a Refer to the target of the field", cover, media("a_B-9")],
    ["a list of texts, also the same twice", tags, ["tide", "tide"]],
    ["a text of 256 characters in a list", tags, ["🌊".repeat(256)]],
    ["a thousand entries", tags, Array.from({ length: 1000 }, () => "a")],
    ["a list as long as it may be", photos, [media("1"), media("2"), media("3")]],
  ])("%s", (_, field, value) => {
    expect(read(field, value)).toEqual(value);
  });

  test.each([document, location, cover, tags, photos])("an empty optional slot has no value", (field) => {
    expect(read(field, "")).toBeUndefined();
    expect(read(field, "", true)).toEqual({ code: "required" });
  });
});

describe("what the service refuses is refused here", () => {
  const entry = (index: number, code: string) => ({
    code: "entries",
    entries: [{ index, problem: expect.objectContaining({ code }) }],
  });
  test.each<[string, Field, unknown, object]>([
    ["words as a document", document, "Tide", { code: "doesNotFit" }],
    ["a piece of a document", document, { type: "paragraph" }, { code: "doesNotFit" }],
    ["a point beyond the date line", location, { lon: 181, lat: 0 }, { code: "beyondEarth" }],
    ["a point beyond the pole", location, { lon: 100, lat: -91 }, { code: "beyondEarth" }],
    ["half of a point", location, { lon: 0 }, { code: "notAPlace" }],
    ["a point with a height", location, { lon: 0, lat: 0, height: 1 }, { code: "notAPlace" }],
    ["a Refer to something else", cover, referTo("Content", "1"), { code: "doesNotFit" }],
    ["a Refer with an id that is a path", cover, media("a/b"), { code: "doesNotFit" }],
    ["a Refer with a member of its own", cover, { sys: { ...media("1").sys, x: 1 } }, { code: "doesNotFit" }],
    ["words as a list", tags, '"tide"', { code: "doesNotFit" }],
    ["an empty entry", tags, ["tide", ""], entry(1, "emptyEntry")],
    ["an entry that is no text", tags, [1], entry(0, "doesNotFit")],
    ["an entry of 257 characters", tags, ["a", "b", "x".repeat(257)], entry(2, "tooLong")],
    ["an entry with a NUL character", tags, ["\0"], entry(0, "nulCharacter")],
    ["one entry too many", tags, Array.from({ length: 1001 }, () => "a"), { code: "tooMany", max: 1000 }],
    ["one photo too many", photos, ["1", "2", "3", "4"].map(media), { code: "tooMany", max: 3, length: 4 }],
    ["an entry with another target", photos, [media("1"), referTo("Content", "1")], entry(1, "doesNotFit")],
  ])("%s", (_, field, value, problem) => {
    expect(read(field, value)).toMatchObject(problem);
  });
});

describe("untouched values go back unchanged", () => {
  const type: ContentType = {
    ...{ id: "article", label: { one: "Article", many: "Articles" }, icon: "box", displayField: "title" },
    ...{ create: true, columns: [] },
    fields: [
      { ...base, apiName: "title", type: "Text", localized: true },
      { ...document, apiName: "story", localized: true },
      { ...location, apiName: "position" },
      { ...cover, apiName: "cover" },
      { ...photos, apiName: "photos" },
      { ...tags, apiName: "tags" },
    ],
  };
  const slots = slotsOf(type, ["en-US", "ko-KR"]);
  const plain: Content["fields"] = {
    title: { "en-US": "Tide" },
    story: { "en-US": { type: "doc", content: [{ type: "unknownNode", attrs: { b: 1, a: 2 } }] } },
    position: { "en-US": { lat: 38.3341, lon: 128.5182 } },
    cover: { "en-US": media("cover") },
    photos: { "en-US": [media("2"), media("1"), media("2")] },
    tags: { "en-US": ["b", "a"] },
    unknown: { "en-US": { sys: { type: "Media", id: "x" }, fields: {} } },
  };
  const sys: Content["sys"] = {
    ...{ id: "1", type: "Content", contentType: { sys: { id: "article" } }, createdBy: { sys: { id: "m" } } },
    ...{ createdAt: "2026-01-01T00:00:00.000Z", updatedAt: "2026-01-01T00:00:00.000Z", version: 7 },
  };
  const resource = (id: string) => ({
    sys: { type: "Media", id, version: 2 },
    fields: { title: { "en-US": id } },
  });
  const expanded: Content["fields"] = {
    ...plain,
    cover: { "en-US": resource("cover") },
    photos: { "en-US": [resource("2"), media("1"), resource("2")] },
  };

  test.each([
    ["as it is kept", plain],
    ["with what it refers to in place", expanded],
  ])("%s", (_, fields) => {
    const content = { sys, fields };
    const texts = textsOf(slots, content);
    expect(texts).toEqual(textsOf(slots, { fields: plain }));
    expect(writeOf(slots, content, texts)).toEqual({ write: { fields: plain } });
    expect(writeOf(slots, content, { ...texts, "title.en-US": "Ebb" })).toEqual({
      write: { fields: { ...plain, title: { "en-US": "Ebb" } } },
    });
  });

  test("a value that does not fit its field stays, and is no problem until it is changed", () => {
    const fields = { position: { "en-US": "Songjiho" }, tags: { "en-US": { a: 1 } }, cover: { "en-US": 7 } };
    const texts = textsOf(slots, { fields });
    expect(writeOf(slots, { sys, fields }, texts)).toEqual({ write: { fields } });
    expect(writeOf(slots, { sys, fields }, { ...texts, "tags.en-US": '{"a":2}' })).toEqual({
      problems: new Map([["tags.en-US", { code: "doesNotFit" }]]),
    });
    expect(writeOf(slots, { sys, fields }, { ...texts, "tags.en-US": "" })).toEqual({
      write: { fields: { ...fields, tags: {} } },
    });
  });

  test("positions and Refers have canonical texts, whatever the order of their members", () => {
    const turned = {
      position: { "en-US": { lon: 128.5182, lat: 38.3341 } },
      cover: { "en-US": { sys: { targetType: "Media", type: "Refer", id: "cover" } } },
    };
    const texts = textsOf(slots, { fields: turned });
    expect(texts["position.en-US"]).toBe(textsOf(slots, { fields: plain })["position.en-US"]);
    expect(texts["cover.en-US"]).toBe(JSON.stringify(media("cover")));
  });
});

describe("a position can be typed in many notations", () => {
  test.each([
    ["38.3341, 128.5182", { lat: 38.3341, lon: 128.5182 }],
    ["N38.3341 E128.5182", { lat: 38.3341, lon: 128.5182 }],
    ["128.5182, 38.3341", { code: "turnedAround", suggestion: "38.3341, 128.5182" }],
    ["138.5, 228.5", { code: "beyondEarth" }],
    ["38.3341,", { code: "notAPlace" }],
  ])("%s", (typed, expected) => {
    expect(read(location, typed)).toEqual(expected);
  });

  test("a slot holds the position once it is complete, and the typed text until then", () => {
    expect(locationSlotText(" 38.3341, 128.5182")).toBe('{"lon":128.5182,"lat":38.3341}');
    expect(locationSlotText("38.33 nor")).toBe("38.33 nor");
    expect(locationWords('{"lon":128.5182,"lat":38.3341}')).toBe("38.3341, 128.5182");
    expect(locationWords("38.33 nor")).toBe("38.33 nor");
  });
});
