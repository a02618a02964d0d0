import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type Content, contentSchema } from "#lib/space/content.ts";
import { parseSpaceFile } from "#lib/space-file/parse.ts";
import { keptContent } from "./form-kept.ts";

const file = parseSpaceFile(readFileSync("lib/space-file/morae.json", "utf8"), "morae.json");
const article = file.contentTypes.find(({ id }) => id === "article");

const refer = (targetType: string, id: string) => ({ sys: { id, type: "Refer", targetType } });
const resource = (type: string, id: string) => ({ sys: { id, type, version: 2 }, fields: {} });

function content(fields: object, metadata?: object): Content {
  return contentSchema.parse({
    sys: {
      ...{ id: "c1", type: "Content", contentType: refer("ContentType", "article"), version: 1 },
      ...{ createdBy: { ...refer("ServiceUser", "ann"), nickname: "Ann" } },
      ...{ createdAt: "2026-11-15T19:30:00.000Z", updatedAt: "2026-11-18T10:42:00.000Z" },
    },
    fields,
    ...(metadata && { metadata }),
  });
}

function kept(fields: object, metadata?: object): Content | undefined {
  if (article === undefined) throw new Error("no articles");
  return keptContent(article, content(fields, metadata));
}

describe("an expanded Content as it is kept", () => {
  test("has Refers in the fields of Refers, and all else as it was", () => {
    const body = { type: "doc", content: [{ type: "image", attrs: { media: refer("Media", "m2") } }] };
    const plain = {
      title: { "en-US": "Tide" },
      story: { "en-US": body },
      unknown: { "en-US": { a: [1, null] } },
    };
    const tags = { tags: [refer("Tag", "sea")] };
    const gone = refer("Content", "gone");
    expect(
      kept(
        {
          ...plain,
          cover: { "en-US": resource("Media", "m1") },
          place: { "en-US": gone, "ko-KR": resource("Content", "p1") },
        },
        tags,
      ),
    ).toEqual(
      content(
        {
          ...plain,
          cover: { "en-US": refer("Media", "m1") },
          place: { "en-US": gone, "ko-KR": refer("Content", "p1") },
        },
        tags,
      ),
    );
  });

  test.each([
    ["a field that the type lacks", { other: { "en-US": resource("Content", "p1") } }],
    [
      "a RichText",
      { story: { "en-US": { type: "doc", content: [{ attrs: { media: resource("Media", "m1") } }] } } },
    ],
    ["a list of other values", { other: { "en-US": ["a", resource("Media", "m1")] } }],
  ])("can't be told from a resource in %s", (_, fields) => expect(kept(fields)).toBeUndefined());

  test("can't be told from an expanded Tag", () => {
    expect(kept({}, { tags: [{ sys: { id: "sea", type: "Tag" }, name: "Sea" }] })).toBeUndefined();
  });
});
