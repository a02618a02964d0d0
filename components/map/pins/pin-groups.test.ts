import { expect, test } from "vitest";
import { canSplit, type Pin, pinGroups } from "./pin-groups.ts";

const pin = (id: string, lon: number, lat: number): Pin => ({ id, name: id.toUpperCase(), lon, lat });
const idsOf = (pins: readonly Pin[], zoom: number) =>
  pinGroups(pins, zoom).map((group) => group.pins.map(({ id }) => id).join(""));
const seoul = pin("a", 126.978, 37.566);
const incheon = pin("b", 126.705, 37.456);
const jeju = pin("c", 126.531, 33.499);

test("pins that overlap are one group, and a closer look shows them apart", () => {
  expect(idsOf([seoul, incheon, jeju], 0)).toEqual(["abc"]);
  expect(idsOf([seoul, incheon, jeju], 5)).toEqual(["ab", "c"]);
  expect(idsOf([seoul, incheon, jeju], 9)).toEqual(["a", "b", "c"]);
});

test("a group is in the middle of its pins and has the id of the first one", () => {
  expect(pinGroups([pin("a", 10, 20), pin("b", 12, 22)], 0)).toMatchObject([{ id: "a", lon: 11, lat: 21 }]);
});

test("pins on both sides of the date line are neighbours", () => {
  const [group, ...others] = pinGroups([pin("a", 179.9, 0), pin("b", -179.9, 0)], 4);
  expect(others).toEqual([]);
  expect(Math.abs(group?.lon ?? 0)).toBeCloseTo(180);
});

test("pins at one place can't be split", () => {
  const [together] = pinGroups([seoul, { ...seoul, id: "d" }], 9);
  const [beside] = pinGroups([seoul, incheon], 0);
  expect([together, beside].map((group) => group && canSplit(group))).toEqual([false, true]);
});

test("a pin at a pole has a place", () => {
  expect(pinGroups([pin("a", 0, 90)], 3)).toMatchObject([{ id: "a", lon: 0, lat: 90 }]);
});
