import { expect, test } from "vitest";
import { splitTags } from "./tags.ts";

test.each([
  ["tide", [], false, { added: [], rest: "tide" }],
  ["tide", [], true, { added: ["tide"], rest: "" }],
  ["tide, sh", [], false, { added: ["tide"], rest: "sh" }],
  [
    "tide, shore,\twinter\r\nlow water;",
    [],
    false,
    { added: ["tide", "shore", "winter", "low water"], rest: "" },
  ],
  ["갯벌、겨울，", [], false, { added: ["갯벌", "겨울"], rest: "" }],
  [" , ,", [], true, { added: [], rest: "" }],
  ["tide", ["tide"], true, { added: [], rest: "", twice: "tide" }],
  ["a,a,b", [], true, { added: ["a", "b"], rest: "", twice: "a" }],
  ["물때".normalize("NFD"), ["물때"], true, { added: [], rest: "", twice: "물때" }],
  ["물때", ["물때".normalize("NFD")], true, { added: [], rest: "", twice: "물때" }],
  ["\ufefflow\u00a0water\u200b, low water", [], true, { added: ["low water"], rest: "", twice: "low water" }],
  ["\u200b,\u00a0", [], true, { added: [], rest: "" }],
  ["👨‍👩‍👧", [], true, { added: ["👨‍👩‍👧"], rest: "" }],
  ["Tide", ["tide"], true, { added: ["Tide"], rest: "" }],
] as const)("%j beside %j, done: %s", (text, before, isDone, expected) => {
  expect(splitTags(text, before, isDone)).toEqual(expected);
});
