import { expect, test } from "vitest";
import { isSameFields } from "../form/form-same.ts";
import { positionOf, wholePositionOf } from "./position.ts";

const position = { lon: 128.5, lat: 38.25 };
const fields = (value: unknown) => ({ where: { en: value } });
const forms = [
  position,
  { lng: 128.5, lat: 38.25 },
  { longitude: 128.5, latitude: 38.25 },
  { type: "Point", coordinates: [128.5, 38.25] },
];

test.each(forms)("a position is read from $#", (form) => {
  expect(positionOf(form)).toEqual(position);
  expect(wholePositionOf(form)).toEqual(position);
  expect(isSameFields(fields(form), fields(position))).toBe(true);
  expect(isSameFields(fields(form), fields({ lon: 128.5, lat: 0 }))).toBe(false);
});

test("a height is no part of a position, and isn't lost in one", () => {
  for (const more of [
    { ...position, height: 3 },
    { type: "Point", coordinates: [128.5, 38.25, 3] },
    { type: "Point", coordinates: [128.5, 38.25], name: "Beach" },
  ]) {
    expect(positionOf(more)).toEqual(position);
    expect(wholePositionOf(more)).toBeUndefined();
    expect(isSameFields(fields(more), fields(position))).toBe(false);
  }
});

test.each([
  undefined,
  null,
  "",
  "38.25, 128.5",
  [128.5, 38.25],
  { lon: "128.5", lat: "38.25" },
  { lon: 1 },
  { coordinates: null },
])("%o is none", (value) => {
  expect(positionOf(value)).toBeUndefined();
  expect(wholePositionOf(value)).toBeUndefined();
});
