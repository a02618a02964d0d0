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
])("%j is the same again", (value) => {
  expect(unpackJson(packJson(value))).toEqual(value);
});

test("has no quotes, and keys once", () => {
  const items = [
    { title: "A", count: 1 },
    { title: "B", count: 2, left: undefined },
  ];
  expect(packJson({ items })).toBe("[[1,[0,[2,~A~,1],[2,~B~,2]]],[[~items~],[~title~,~count~]]]");
});
