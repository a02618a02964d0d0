import { expect, test } from "vitest";
import { displayOf } from "../display.ts";
import { formKinds } from "../form.ts";
import { formatJson } from "./form.ts";

const nested = (depth: number, text: string) => "[".repeat(depth) + text + "]".repeat(depth);

test("JSON is indented by two spaces", () => {
  expect(formatJson('{"a":[1]}')).toBe('{\n  "a": [\n    1\n  ]\n}');
  const track = { type: "LineString", coordinates: Array(10_000).fill([128.5, 38.3]) };
  expect(formatJson(JSON.stringify(track))).toBe(JSON.stringify(track, undefined, 2));
});

test("the indentation of long and deep JSON doesn't multiply its size", () => {
  const json = nested(100, Array(30_000).fill(0).join());
  expect(formKinds.Json.text(JSON.parse(json), { type: "Json" })).toBe(json);
  expect(formatJson(json)).toBe(json);
  const reading = { localeId: "en-US", localeIds: ["en-US"], titleFields: {} };
  expect(displayOf({ type: "Json" }, JSON.parse(json), reading)).toMatchObject({
    text: expect.stringMatching(/^\[{100}0,0,/),
  });
});
