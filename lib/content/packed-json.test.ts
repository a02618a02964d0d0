import { expect, test } from "vitest";
import { packJson, unpackJson } from "./packed-json.ts";

test.each([
  { name: '“a” and "\\"\\\'', list: ["", '"', "\\", 1, null] },
  "a ~ b",
  "~",
  "",
  1,
  [],
  {},
  [{}, [0], { a: [1, { a: 2 }] }],
  { b: 1, a: 2, 1: { a: 2, b: 1 } },
  JSON.parse('{"__proto__": {"a": 1}, "constructor": 2}'),
])("%j is the same again, in its order", (value) => {
  expect(JSON.stringify(unpackJson(packJson(value)))).toBe(JSON.stringify(value));
});

test("has an object once that is there twice", () => {
  const author = { name: "Ada", at: { id: "1" } };
  const items = [{ author }, { author: { name: "Sora", at: author.at } }, { author }];
  const packed = packJson(items);
  expect(packed).toBe(
    "[[0,[1,[2,~Ada~,[3,~1~]]],[1,[2,~Sora~,[-3]]],[1,[-2]]],[[~author~],[~name~,~at~],[~id~]]]",
  );
  const [one, other, last] = unpackJson<typeof items>(packed);
  expect([one, other, last]).toEqual(items);
  expect(last?.author).toBe(one?.author);
});

test("has no quotes, and keys once", () => {
  const items = [
    { title: "A", count: 1 },
    { title: "B", count: 2, left: undefined },
  ];
  expect(packJson({ items })).toBe("[[1,[0,[2,~A~,1],[2,~B~,2]]],[[~items~],[~title~,~count~]]]");
});
