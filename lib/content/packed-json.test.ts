import { expect, test } from "vitest";
import { packJson, unpackJson } from "./packed-json.ts";

test.each([{ name: '“a” and "\\"\\\'', list: ["", '"', "\\", 1, null] }, "a ~ b", "~", "", 1, [], {}])(
  "%j is the same again",
  (value) => {
    expect(unpackJson(packJson(value))).toEqual(value);
  },
);

test("has no quotes", () => {
  expect(packJson({ title: "A", count: 1 })).toBe("{~title~:~A~,~count~:1}");
});
