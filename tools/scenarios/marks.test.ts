import { expect, test } from "vitest";
import { findMarks } from "./marks.ts";
import { tokenValue } from "./stub-space/token.ts";

const token = tokenValue();

test.each([0, 1, 2, 3])("a token is found in Base64 at any offset (%i)", (offset) => {
  const text = Buffer.from(`${"x".repeat(offset)}${token} and more`).toString("base64");
  expect(findMarks(text)).toContain("a token in Base64");
});

test("a token is found in plain text, in a URL, in hexadecimal and in binary", () => {
  expect(findMarks(`GET /callback?exchangeToken=${encodeURIComponent(token)}`)).toEqual(["a token as it is"]);
  expect(findMarks(Buffer.from(token).toString("hex"))).toEqual(["a token in hexadecimal"]);
  expect(
    findMarks(Buffer.concat([Buffer.from([0, 255, 10]), Buffer.from(token)]).toString("latin1")),
  ).toEqual(["a token as it is"]);
});

test("its end alone is found, too", () => {
  expect(findMarks(token.slice(30))).toEqual(["a token as it is"]);
});

test("other texts aren't reported", () => {
  expect(findMarks('{"level":30,"event":"renewed","generation":3}')).toEqual([]);
});
