import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { flatPath, listPath, openArticlesForTests } from "#service/acma/articles-for-tests.ts";
import type { SpaceForTests } from "#service/acma/space-for-tests.ts";

let space: SpaceForTests;
beforeAll(async () => {
  space = await openArticlesForTests();
});
afterAll(() => space.close());

describe("refused", () => {
  test.each([
    ["limit=0", 422, "ValidationFailed"],
    ["limit=101", 422, "ValidationFailed"],
    ["limit=-1", 422, "ValidationFailed"],
    ["limit=x", 422, "ValidationFailed"],
    ["limit=", 422, "ValidationFailed"],
    ["limit=1.5", 422, "ValidationFailed"],
    ["skip=-1", 422, "ValidationFailed"],
    ["skip=99999999999999999999", 422, "ValidationFailed"],
    ["include=4", 422, "ValidationFailed"],
    ["limit=1&limit=2", 400, "BadRequest"],
    ["filter[fields.title.en-US]=a", 400, "BadRequest"],
    ["filter[sys.id][eq]=a", 400, "BadRequest"],
    ["fields.title.en-US[like]=a", 400, "BadRequest"],
    ["fields.title.en-US[]=a", 400, "BadRequest"],
    ["fields.title.en-US[eq][eq]=a", 400, "BadRequest"],
    ["fields.length.en-US[prefix]=1", 400, "BadRequest"],
    ["select=sys.id,-fields", 400, "BadRequest"],
    ["next=x&skip=0", 400, "BadRequest"],
    ["next=x&prev=x", 400, "BadRequest"],
    ["order=", 400, "BadRequest"],
    ["order=sys.id,,sys.version", 400, "BadRequest"],
    ["order=fields.tags.en-US", 400, "BadRequest"],
    ["next=", 400, "BadCursor"],
    ["next=garbage", 400, "BadCursor"],
    ["prev=e30.AAAA", 400, "BadCursor"],
    ["fields.titel.en-US=a", 400, "UnknownField"],
    ["fields.title.de-DE=a", 400, "UnknownField"],
    ["fields.title=a", 400, "UnknownField"],
    ["fields.tags.ko-KR=a", 400, "UnknownField"],
    ["fields.constructor.en-US=a", 400, "UnknownField"],
    ["sys.secret=a", 400, "UnknownField"],
    ["sys.createdBy=a", 400, "UnknownField"],
    ["title=a", 400, "UnknownField"],
    ["contentType=article", 400, "UnknownField"],
    ["order=sys.nothing", 400, "UnknownField"],
    ["fields.length.en-US=abc", 400, "BadFilterValue"],
    ["fields.length.en-US[gt]=1e999", 400, "BadFilterValue"],
    ["fields.needsLowWater.en-US=yes", 400, "BadFilterValue"],
    ["fields.walkedOn.en-US=2023-02-29", 400, "BadFilterValue"],
    ["fields.title.en-US=", 400, "BadFilterValue"],
    ["fields.title.en-US[ne]=", 400, "BadFilterValue"],
    ["fields.title.en-US[in]=a,,b", 400, "BadFilterValue"],
    ["fields.title.en-US[exists]=maybe", 400, "BadFilterValue"],
    ["fields.title.en-US=%00", 400, "BadFilterValue"],
    ["sys.version=1.5", 400, "BadFilterValue"],
    ["sys.createdAt[gte]=yesterday", 400, "BadFilterValue"],
    ["sys.createdAt[gte]=2024-01-01T00:00:00+09:00", 400, "BadFilterValue"],
    ["sys.createdAt[gte]=0000-01-01", 400, "BadFilterValue"],
    ["fields.story.en-US[exists]=true", 400, "NotSearchable"],
    ["fields.story.en-US[regex]=a", 400, "NotSearchable"],
    ["order=fields.story.en-US", 400, "NotSearchable"],
    ["fields.title.en-US[regex]=a", 400, "AdvancedSearchUnavailable"],
    ["fields.title.en-US[near]=1,2,3", 400, "AdvancedSearchUnavailable"],
  ])("%s is %i %s", async (query, status, code) => {
    const answer = await space.call("ada", `${listPath}?${query}`);
    expect([answer.status, answer.body.sys.id]).toEqual([status, code]);
  });

  test.each([
    "fields.title.en-US=a",
    "order=fields.title.en-US",
    "order=sys.createdAt,-fields.title.en-US",
    "contentType=article&fields.title.en-US=a",
    "sys.contentType.sys.id[ne]=article&fields.title.en-US=a",
  ])("flatPath, %s is ContentTypeRequired", async (query) => {
    const answer = await space.call("ada", `${flatPath}?${query}`);
    expect([answer.status, answer.body.sys.id]).toEqual([400, "ContentTypeRequired"]);
  });
});
