import { describe, expect, test } from "vitest";
import { kindCondition, mediaKindNames, mediaKinds } from "#lib/content/media/file-kind.ts";
import { changedView, type Search, searchOf } from "../view.ts";
import { type MediaView, mediaOf, mediaOrderName, mediaOrders } from "./media.ts";

const localeIds = ["en-US", "ko-KR"];
const media = mediaOf({ memberId: "ada", localeIds });
/** The query string of a view's address. */
const written = (view: MediaView): Search =>
  searchOf(new URL(media.address(view), "http://portal.invalid").searchParams);

function viewOf(search: Record<string, string>): MediaView {
  const reading = media.readView(search);
  if ("problem" in reading) throw new Error(reading.problem);
  return reading.view;
}

const plain = viewOf({});

describe("an address and its view", () => {
  test("an address that says nothing is everybody's, as tiles, the newest first", () => {
    expect(plain).toEqual({
      ...{
        mine: false,
        look: "grid",
        order: "-sys.createdAt",
        size: 30,
        search: "",
        searchIn: [],
        cursor: {},
      },
    });
    expect(written(plain)).toEqual({});
  });

  test.each([
    { kind: "photo" },
    { kind: "other", mine: "1" },
    { view: "list", size: "100" },
    { order: "fields.title.ko-KR" },
    { order: "-fields.file.en-US.detail.size", next: "abc" },
    { q: "tide", in: "title.ko-KR", prev: "abc" },
  ])("there and back again: %o", (search) => {
    expect(written(viewOf(search))).toEqual(search);
  });

  test.each([
    ["kind", { kind: "Image" }],
    ["mine", { mine: "0" }],
    ["look", { view: "cards" }],
    ["order", { order: "fields.title.fr-FR" }],
    ["size", { size: "16" }],
    ["cursor", { next: "a", prev: "b" }],
    ["search", { q: "a", in: "description.en-US", next: "n" }],
    ["search", { q: "a".repeat(201) }],
  ])("an invalid address names its wrong part: %s", (problem, search: Record<string, string>) => {
    expect(media.readView(search)).toEqual({ problem });
  });

  test("parameters that aren't the view's are ignored", () => {
    expect(viewOf({ _rsc: "1x", utm_source: "mail" })).toEqual(plain);
  });

  test("what changes begins at the first page, and a kind can be taken out", () => {
    const view = viewOf({ kind: "photo", next: "abc" });
    expect(changedView(view, { mine: true })).toEqual({ ...plain, kind: "photo", mine: true });
    expect(changedView(view, { kind: undefined })).toEqual(plain);
  });

  test("kind, owner and search make it some of all; order and size do not", () => {
    expect([{ kind: "video" }, { mine: "1" }, { q: "a" }].map(viewOf).map(media.isPart)).toEqual([
      ...[true, true, true],
    ]);
    expect(media.isPart(viewOf({ size: "60", view: "list", order: "sys.createdAt" }))).toBe(false);
  });
});

test("every order has a name of its own in a locale", () => {
  const names = mediaOrders(["en-US"]).map(mediaOrderName);
  expect(new Set(names).size).toBe(names.length);
});

test("every group that the service knows is in one kind", () => {
  const groups = mediaKindNames.flatMap((kind) => mediaKinds[kind] as readonly string[]);
  expect(groups.toSorted()).toEqual(
    ["Archive", "Audio", "Document", "Image", "Other", "Text", "Video"].toSorted(),
  );
});

test("a kind filters by the default locale, several groups with `in`", () => {
  expect(kindCondition("photo", "en-US")).toEqual(["fields.file.en-US.mimeGroups", "Image"]);
  expect(kindCondition("other", "en-US")).toEqual([
    ...["fields.file.en-US.mimeGroups[in]", "Archive,Text,Other"],
  ]);
});

test("a query has the view's conditions, and includes authors", () => {
  const view = viewOf({ kind: "sound", mine: "1", size: "60", next: "abc" });
  expect(media.query(view, [["fields.title.en-US[prefix]", "Wa"]])).toEqual({
    ...{ limit: 60, order: "-sys.createdAt", include: 1, next: "abc" },
    conditions: [
      ["fields.file.en-US.mimeGroups", "Audio"],
      ["sys.createdBy.sys.id", "ada"],
      ["fields.title.en-US[prefix]", "Wa"],
    ],
  });
});
