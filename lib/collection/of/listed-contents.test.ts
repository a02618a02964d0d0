import { describe, expect, test } from "vitest";
import { displayOf, titleOf } from "#lib/fields/display.ts";
import type { Reading } from "#lib/fields/reading.ts";
import { writtenLocales } from "#lib/fields/reading.ts";
import { summaryOf } from "#lib/fields/refer/names.ts";
import { pictureIn } from "#lib/fields/refer/picture.ts";
import { type Content, contentSchema } from "#lib/space/content.ts";
import { listedPage } from "./listed-contents.ts";

const by = (id: string) => ({ sys: { id, type: "Refer", targetType: "ServiceUser" } });
const space = { sys: { id: "demo", type: "Refer", targetType: "Space" } };
const refer = (id: string, targetType: string) => ({ sys: { id, type: "Refer", targetType } });
const sysOf = (id: string, type: string) => ({
  ...{ id, type, space, version: 3, status: "Published" },
  createdBy: { ...by("ann"), nickname: "Ann", avatarUrl: "https://media.example/ann.webp" },
  updatedBy: { ...by("bo"), nickname: "Bo" },
  createdAt: "2026-01-01T00:00:00Z",
  updatedAt: "2026-01-02T00:00:00Z",
  publish: { version: 3, at: "2026-01-02T00:00:00Z", counter: 3, by: by("bo") },
});

const place = {
  sys: { ...sysOf("p1", "Content"), contentType: refer("place", "ContentType") },
  fields: { name: { "en-US": "The bay", "ko-KR": "만" }, guide: { "en-US": "A long text about the bay" } },
};
const cover = {
  sys: sysOf("m1", "Media"),
  fields: {
    title: { "en-US": "Reeds" },
    description: { "en-US": "Tall dry reeds" },
    file: {
      "en-US": {
        ...{ fileName: "reeds.webp", contentType: "image/webp", mimeGroups: ["Image"], state: "PROCESSED" },
        url: "https://media.example/reeds.webp",
        detail: { size: 9, image: { width: 960, height: 640 } },
      },
    },
  },
};
const item: Content = contentSchema.parse({
  sys: { ...sysOf("c1", "Content"), contentType: refer("article", "ContentType") },
  fields: {
    title: { "en-US": "Tides", "ko-KR": "물때" },
    summary: { "en-US": "Twice a day", "ko-KR": "하루 두 번" },
    onlyKorean: { "ko-KR": "한 가지 말로만" },
    cover: { "en-US": cover },
    places: { "en-US": [place, refer("gone", "Content")] },
    count: { "en-US": 3 },
    empty: {},
  },
});
const reading: Reading = {
  ...{ localeId: "en-US", localeIds: ["en-US", "ko-KR"] },
  titleFields: { article: "title", place: "name" },
};
const page = { limit: 15, totalCount: 1, items: [item] };

function listed(answers?: { text: string; mine: boolean; isFiltered: boolean }): Content {
  const { page: shown } = listedPage({ query: "", page: { ...page, ...(answers && { answers }) } }, reading);
  return contentSchema.parse(shown?.items[0]);
}

describe("a page for the first HTML", () => {
  test("shows the same rows", () => {
    const shown = listed();
    for (const field of ["summary", "onlyKorean", "title"]) {
      expect(summaryOf(shown, field, reading)).toEqual(summaryOf(item, field, reading));
    }
    expect(titleOf(shown, reading)).toEqual({ text: "Tides", localeId: "en-US" });
    expect(writtenLocales(shown.fields, "title", reading.localeIds)).toEqual(new Set(["en-US", "ko-KR"]));
    const {
      description: _,
      fileName: __,
      bytes: ___,
      kind: ____,
      ...picture
    } = pictureIn(item, "cover", reading) ?? {};
    expect(pictureIn(shown, "cover", reading)).toEqual(picture);
    const display = ({ fields }: Content) =>
      displayOf(
        { type: "Array", items: { type: "Refer", target: { targetType: "Content" } } },
        fields.places?.["en-US"],
        reading,
      );
    expect(display(shown)).toEqual(display(item));
    expect(shown.sys).toMatchObject({ id: "c1", version: 3, updatedAt: item.sys.updatedAt });
    expect(shown.sys.createdBy.nickname).toBe("Ann");
    expect(shown.sys.publish?.at ?? shown.sys.updatedAt).toBe(item.sys.publish?.at);
  });

  test("leaves out what no row shows", () => {
    const text = JSON.stringify(listed());
    for (const hidden of [
      "하루 두 번",
      "A long text",
      "Tall dry reeds",
      "image/webp",
      "demo",
      "counter",
      '"bo"',
    ]) {
      expect(text).not.toContain(hidden);
    }
    // When an item was created, but not when what it refers to was.
    expect(text.match(/createdAt/g)).toHaveLength(1);
  });

  test("has the author of several rows once", () => {
    const items = [item, { ...item, sys: { ...item.sys, id: "c2" } }];
    const { page: shown } = listedPage({ query: "", page: { ...page, items } }, reading);
    const [first, second] = shown?.items ?? [];
    expect(second?.sys.createdBy).toBe(first?.sys.createdBy);
    expect(second?.sys.contentType).toBe(first?.sys.contentType);
  });

  test("has the name of a file without a title", () => {
    const untitled = { ...cover, fields: { file: cover.fields.file } };
    const { page: shown } = listedPage(
      { query: "", page: { ...page, items: [{ ...item, fields: { cover: { "en-US": untitled } } }] } },
      reading,
    );
    const content = contentSchema.parse(shown?.items[0]);
    expect(pictureIn(content, "cover", reading)?.fileName).toBe("reeds.webp");
  });

  test("has the texts of all languages where they were searched", () => {
    const text = JSON.stringify(listed({ text: "두", mine: false, isFiltered: false }));
    expect(text).toContain("하루 두 번");
  });

  test("passes a problem on", () => {
    expect(listedPage({ query: "a", problem: { code: "NotFound" } }, reading)).toEqual({
      ...{ query: "a", problem: { code: "NotFound" } },
    });
  });
});
