import { expect, test } from "vitest";
import { historyOf } from "./item-history.ts";

const ada = { sys: { id: "ada" } };
const sora = { sys: { id: "sora" } };
const [first, second, third] = ["2026-11-15T19:30:00Z", "2026-11-18T10:42:00Z", "2026-11-19T08:00:00Z"];
const content = (sys: object) => ({
  sys: {
    id: "a",
    type: "Content",
    contentType: { sys: { id: "article" } },
    createdBy: ada,
    createdAt: first,
    updatedAt: second,
    version: 7,
    ...sys,
  },
  fields: {},
});
const publish = { version: 7, at: second, firstAt: first, counter: 7, by: sora };

test("the history has the published version with author and time, then the first one", () => {
  expect(historyOf(content({ publish }))).toEqual({
    entries: [
      { kind: "published", version: 7, by: sora, at: second },
      { kind: "first", version: 1, by: ada, at: first },
    ],
    published: 7,
  });
});

test("an item that was published once has one entry", () => {
  const once = { ...publish, version: 1, at: first, counter: 1 };
  expect(historyOf(content({ version: 1, updatedAt: first, publish: once }))).toEqual({
    entries: [{ kind: "published", version: 1, by: sora, at: first }],
  });
});

test("a change since the publish comes first", () => {
  const { entries } = historyOf(content({ version: 8, updatedAt: third, updatedBy: sora, publish }));
  expect(entries.map(({ kind, version }) => [kind, version])).toEqual([
    ["changed", 8],
    ["published", 7],
    ["first", 1],
  ]);
});

test("without publish data, the history has the last change", () => {
  expect(historyOf(content({ updatedBy: sora })).entries).toEqual([
    { kind: "changed", version: 7, by: sora, at: second },
    { kind: "first", version: 1, by: ada, at: first },
  ]);
});
