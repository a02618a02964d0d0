import { expect, test } from "vitest";
import { displayOf } from "./display.ts";
import type { Reading } from "./reading.ts";

const reading: Reading = { localeId: "en-US", localeIds: ["en-US", "ko-KR"], titleFields: { place: "name" } };
const target = { targetType: "Content" as const };
const sys = {
  createdBy: { sys: { id: "sora" } },
  createdAt: "2026-11-15T19:30:00.000Z",
  updatedAt: "2026-11-18T10:42:00.000Z",
  version: 7,
};
const place = {
  sys: { ...sys, id: "songjiho", type: "Content", contentType: { sys: { id: "place" } } },
  fields: { name: { "en-US": "Songjiho" }, position: { "en-US": { lon: 128.518, lat: 38.334 } } },
};
const media = {
  sys: { ...sys, id: "ripples", type: "Media" },
  fields: {
    title: { "ko-KR": "물결" },
    file: {
      "en-US": {
        fileName: "r.webp",
        mimeGroups: ["Image"],
        url: "https://f.example/r.webp",
        detail: { size: 1, image: { width: 4, height: 3 } },
      },
    },
  },
};

test("an absent value is absent for every kind", () => {
  for (const type of ["Text", "Number", "Boolean", "Json"] as const) {
    for (const value of [undefined, null, "", []]) {
      expect(displayOf({ type }, value, reading)).toEqual({ kind: "absent" });
    }
  }
});

test("a number keeps its unit", () => {
  expect(displayOf({ type: "Number", unit: "km" }, 8.4, reading)).toEqual({
    kind: "number",
    value: 8.4,
    unit: "km",
  });
});

test("no is a value", () => {
  expect(displayOf({ type: "Boolean" }, false, reading)).toEqual({ kind: "boolean", value: false });
});

test("a date is a date only when it reads as one", () => {
  expect(displayOf({ type: "Date", time: false }, "2026-11-15", reading)).toEqual({
    kind: "date",
    at: "2026-11-15",
    time: false,
  });
  expect(displayOf({ type: "Date", time: false }, "someday", reading)).toEqual({
    kind: "text",
    text: "someday",
  });
});

test("a Refer that was expanded shows its name and its place", () => {
  expect(displayOf({ type: "Refer", target }, place, reading)).toEqual({
    kind: "content",
    contentTypeId: "place",
    contentId: "songjiho",
    title: { text: "Songjiho", localeId: "en-US" },
    position: { lon: 128.518, lat: 38.334 },
  });
});

test("a Refer that stays a Refer says no more than that", () => {
  const refer = { sys: { id: "x", type: "Refer", targetType: "Content" } };
  expect(displayOf({ type: "Refer", target }, refer, reading)).toEqual({
    kind: "closed",
    id: "x",
    targetType: "Content",
  });
});

test("Media shows its picture, named in whichever locale has a name", () => {
  expect(displayOf({ type: "Refer", target }, media, reading)).toEqual({
    kind: "picture",
    picture: {
      mediaId: "ripples",
      url: "https://f.example/r.webp",
      width: 4,
      height: 3,
      title: "물결",
      fileName: "r.webp",
      processing: false,
      bytes: 1,
      kind: "Image",
    },
  });
});

test("Media without an address is still being processed, and one with a script for an address shows nothing", () => {
  const without = { ...media, fields: { file: { "en-US": { state: "PROCESSING" } } } };
  expect(displayOf({ type: "Refer", target }, without, reading)).toMatchObject({
    picture: { processing: true },
  });
  const hostile = { ...media, fields: { file: { "en-US": { url: "javascript:alert(1)" } } } };
  expect(displayOf({ type: "Refer", target }, hostile, reading)).toEqual({
    kind: "picture",
    picture: { mediaId: "ripples", processing: false },
  });
});

test("an Array shows each entry by its own shape", () => {
  expect(displayOf({ type: "Array", items: { type: "Text" } }, ["tide", "shore"], reading)).toEqual({
    kind: "many",
    items: [
      { kind: "text", text: "tide" },
      { kind: "text", text: "shore" },
    ],
  });
  expect(
    displayOf({ type: "Array", items: { type: "Refer", target } }, [place, null], reading),
  ).toMatchObject({
    items: [{ kind: "content" }, { kind: "absent" }],
  });
});

test("a value that doesn't match its kind is shown by its own shape", () => {
  expect(displayOf({ type: "Number" }, "about eight", reading)).toEqual({
    kind: "text",
    text: "about eight",
  });
  expect(displayOf({ type: "Array", items: { type: "Text" } }, { a: 1 }, reading)).toMatchObject({
    kind: "json",
  });
});

test("a megabyte of text or JSON is bounded", () => {
  const text = displayOf({ type: "LongText", searchable: false }, "x".repeat(1_000_000), reading);
  expect(text.kind === "text" && text.text.length).toBeLessThan(20_100);
  const json = displayOf({ type: "Json" }, { a: "x".repeat(1_000_000) }, reading);
  expect(json.kind === "json" && json.text.length).toBeLessThan(50_100);
});

test("a file that is no picture says how it can be shown, and how large it is", () => {
  const file = (entry: object) => {
    const value = { ...media, fields: { file: { "en-US": { url: "https://f.example/a", ...entry } } } };
    const display = displayOf({ type: "Refer", target }, value, reading);
    return display.kind === "picture" ? display.picture : undefined;
  };
  expect(file({ contentType: "video/mp4", mimeGroups: ["Video"], detail: { size: 9 } })).toMatchObject({
    file: { kind: "video", url: "https://f.example/a", sizeBytes: 9 },
  });
  expect(file({ contentType: "audio/mpeg", mimeGroups: ["Audio"] })?.file?.kind).toBe("audio");
  expect(file({ contentType: "application/pdf", mimeGroups: ["Document"] })?.file?.kind).toBe("pdf");
  expect(file({ contentType: "text/html", mimeGroups: ["Text"] })?.file?.kind).toBe("other");
  expect(file({ url: "javascript:alert(1)", mimeGroups: ["Video"] })?.file).toBeUndefined();
  expect(file({ mimeGroups: ["Image"] })?.file).toBeUndefined();
});

test("the target of a Refer has its picture, if its type has one", () => {
  const pictured = {
    ...place,
    fields: { ...place.fields, picture: { "en-US": { ...media, sys: { ...media.sys, id: "lagoon" } } } },
  };
  expect(
    displayOf({ type: "Refer", target }, pictured, { ...reading, pictureFields: { place: "picture" } }),
  ).toMatchObject({ kind: "content", picture: { mediaId: "lagoon" } });
  expect(displayOf({ type: "Refer", target }, pictured, reading)).not.toHaveProperty("picture");
});

test("the target of a Refer has its summary, if its type has one and the page requests it", () => {
  const walk = {
    sys: { ...sys, id: "north", type: "Content", contentType: { sys: { id: "walk" } } },
    fields: { name: { "en-US": "North" }, description: { "ko-KR": "바다를\n따라" } },
  };
  const titles = { walk: "name" };
  const plain = displayOf({ type: "Refer", target }, walk, { ...reading, titleFields: titles });
  expect(plain).not.toHaveProperty("summary");
  const summed = { ...reading, titleFields: titles, summaryFields: { walk: "description" } };
  expect(displayOf({ type: "Refer", target }, walk, summed)).toMatchObject({
    kind: "content",
    summary: { text: "바다를 따라", localeId: "ko-KR" },
  });
});
