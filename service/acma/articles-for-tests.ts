import { openSpaceForTests, smallDemo } from "#service/acma/space-for-tests.ts";
import type { DemoArticle } from "#service/database/seed/demo-data.ts";

const article = (key: string, more: Partial<DemoArticle>): DemoArticle => ({
  key,
  title: { "en-US": key },
  summary: {},
  story: {},
  photos: [],
  related: [],
  tags: [],
  walkedDaysAgo: 3,
  length: 1,
  needsLowWater: false,
  by: "ada",
  daysAgo: 5,
  ...more,
});

/** By their English titles, oldest first: b a Z é ab. */
const articles = [
  article("b", {
    title: { "en-US": "b", "ko-KR": "나" },
    length: 10,
    tags: ["sea", "a,b"],
    place: "cape",
    daysAgo: 50,
  }),
  article("a", {
    title: { "en-US": "a" },
    length: 9,
    tags: ["sea"],
    by: "linus",
    daysAgo: 40,
    needsLowWater: true,
  }),
  article("Z", {
    title: { "en-US": "Z", "ko-KR": "가" },
    length: 2.5,
    tags: ["fog"],
    by: "olga",
    daysAgo: 30,
  }),
  article("é", {
    title: { "en-US": "é", "ko-KR": "" },
    length: 0,
    daysAgo: 20,
    summary: { "en-US": "100%_off" },
  }),
  article("ab", { title: { "en-US": "ab" }, length: 10, daysAgo: 10, version: 3, walkedDaysAgo: 400 }),
];

/** A Space with five articles that differ in everything that lists filter or sort by. */
export const openArticlesForTests = () => openSpaceForTests({ ...smallDemo, articles });

export const listPath = "/spaces/demo/content-types/article/contents";
export const flatPath = "/spaces/demo/contents";
